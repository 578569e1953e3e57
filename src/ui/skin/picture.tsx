import type { ComponentProps } from 'react';
import { useSkinFiles } from './active-skin';

type PictureProps = ComponentProps<'img'> & {
  readonly of: { readonly path: string; readonly address: string };
};

/** One of the product's pictures, for decoration, as the skin in use has it. */
export const Picture = ({ of: { path, address }, ...rest }: PictureProps) => (
  <img {...rest} src={useSkinFiles()?.images[path] ?? address} alt="" />
);
