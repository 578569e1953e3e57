// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitting } from '../../../src/ui/browser/fitting-bitmap';
import { keepImagesSharp } from '../../../src/ui/browser/keep-images-sharp';
import { eventually } from '../../until';

const frame = [
  { width: 600, address: 'once' },
  { width: 1200, address: 'twice' },
];
const decode = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Adds an image to the page, with the address that is chosen now. */
function addImage(address = fitting(600, frame)): HTMLImageElement {
  const image = document.createElement('img');
  image.setAttribute('src', address);
  document.body.append(image);
  return image;
}
const src = (image: HTMLImageElement): string | null => image.getAttribute('src');

/** Zooms the page, and lets what follows from that come to its end. */
async function zoom(ratio: number): Promise<void> {
  vi.stubGlobal('devicePixelRatio', ratio);
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => setTimeout(resolve));
}

keepImagesSharp();

test('replaces what has become too coarse, and leaves everything else', async () => {
  const [image, own] = [addImage(), addImage('blob:an-artists-own')];
  await zoom(1.05);
  expect(src(image)).toBe('once');
  await zoom(2);
  expect([image, own].map(src)).toEqual(['twice', 'blob:an-artists-own']);
  await zoom(1);
  expect(src(image)).toBe('twice');
});

test('replaces an image that comes later with the address that was chosen first', async () => {
  const address = fitting(600, frame);
  await zoom(2);
  const image = addImage(address);
  image.dispatchEvent(new Event('load'));
  await eventually(() => expect(src(image)).toBe('twice'));
});

test('keeps the coarse one where the finer one can not be loaded, or another picture has come meanwhile', async () => {
  const image = addImage();
  decode.mockRejectedValueOnce(new Error('Offline.'));
  await zoom(2);
  expect(src(image)).toBe('once');

  decode.mockImplementationOnce(() => {
    image.setAttribute('src', 'another');
    return Promise.resolve();
  });
  await zoom(2);
  expect(src(image)).toBe('another');
});
