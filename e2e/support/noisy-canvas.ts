import type { Page } from '@playwright/test';

/** Has every page answer with noise where it asks what is on a canvas, as browsers do against fingerprinting. */
export const answerWithNoise = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Method = (...given: unknown[]) => unknown;
    const replace = (owner: object, name: string, how: (self: object, original: Method) => Method): void => {
      const original = Object.getOwnPropertyDescriptor(owner, name)?.value as Method;
      const value = function (this: object, ...given: unknown[]): unknown {
        return how(this, original)(...given);
      };
      Object.defineProperty(owner, name, { value });
    };
    const addNoise = (data: Uint8ClampedArray | Uint8Array): void => {
      let seed = 1;
      for (let at = 0; at < data.length; at++) {
        seed = (seed * 16_807) % 2_147_483_647;
        data[at] = seed;
      }
    };
    const noiseLike = ({ width, height }: HTMLCanvasElement): HTMLCanvasElement => {
      const noisy = Object.assign(document.createElement('canvas'), { width, height });
      const image = new ImageData(width, height);
      addNoise(image.data);
      noisy.getContext('2d')?.putImageData(image, 0, 0);
      return noisy;
    };
    replace(CanvasRenderingContext2D.prototype, 'getImageData', (context, original) => (...area) => {
      const image = original.apply(context, area) as ImageData;
      addNoise(image.data);
      return image;
    });
    for (const name of ['toBlob', 'toDataURL'])
      replace(
        HTMLCanvasElement.prototype,
        name,
        (canvas, original) =>
          (...how) =>
            original.apply(noiseLike(canvas as HTMLCanvasElement), how),
      );
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      replace(
        prototype,
        'readPixels',
        () =>
          (...how) =>
            addNoise(how[6] as Uint8Array),
      );
  });
