import type { ComponentProps } from 'react';
import type { PhonePicture } from '../../games/game-art';
import { imageSources } from '../../ui/browser/sized-images';

/** Where the reels of a wide machine are taller: on phones and on tablets in portrait. game-page.css says it again. */
export const TALL_REELS =
  '((width < 40rem) and (max-aspect-ratio: 5/8)), ((width >= 40rem) and (height >= 30rem) and (max-aspect-ratio: 4/5)), ((34rem <= width) and (height < 480px) and (orientation: landscape))';
/** Where the sign has a second line: on a tall phone, whichever way it is held. game-page.css says it again. */
export const TALL_SIGN =
  '((width < 40rem) and (max-aspect-ratio: 11/20)), ((34rem <= width) and (height < 480px) and (orientation: landscape))';
/** Where the scene is narrow. */
export const TALL_SCENE = '(width < 40rem) and (orientation: portrait)';

type TallPictureProps = ComponentProps<'img'> & {
  readonly of: PhonePicture;
  /** Where its tall form is shown, if it has one: a media query. */
  readonly media: string;
};

/** A decorative picture in the form that suits the screen. Only that form is fetched. */
export const TallPicture = ({ of: { image, tall }, media, ...rest }: TallPictureProps) => (
  <picture className="contents">
    {tall && <TallSource address={tall} media={media} />}
    <img {...rest} {...imageSources(image)} alt="" />
  </picture>
);

function TallSource({ address, media }: { readonly address: string; readonly media: string }) {
  const { src, srcSet = src, sizes } = imageSources(address);
  return <source media={media} sizes={sizes} srcSet={srcSet} />;
}
