import type { ComponentProps } from 'react';
import { imageSources } from '../browser/sized-images';
import { useIdle } from '../use-idle';
import { useSkinFiles } from './active-skin';

type PictureProps = ComponentProps<'img'> & {
  readonly of: { readonly path: string; readonly address: string };
};

/** One of the product's pictures, for decoration, as the skin in use has it. */
export const Picture = ({ of: { path, address }, ...rest }: PictureProps) => (
  <img {...rest} {...imageSources(useSkinFiles()?.images[path] ?? address)} alt="" />
);

/**
 * A picture that nobody sees before they scroll: it waits until the page is idle, because browsers load a `lazy` one with those
 * in view. Its class must give it a size.
 */
export const LaterPicture = (props: PictureProps) =>
  useIdle() ? (
    <Picture {...props} />
  ) : (
    <span className={`block ${props.className}`}>
      <noscript>
        <Picture {...props} />
      </noscript>
    </span>
  );
