import type { ComponentProps } from 'react';
import { useSkinArt } from './active-skin';

type PictureProps = ComponentProps<'img'> & {
  readonly of: { readonly path: string; readonly address: string };
};

/** One of the product's pictures, for decoration, as the skin in use has it. */
export const Picture = ({ of: { path, address }, ...rest }: PictureProps) => (
  <img {...rest} src={useSkinArt()?.images[path] ?? address} alt="" />
);
