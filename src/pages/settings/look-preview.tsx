import { isSymbol } from '../../skins/image-list';
import type { Look } from '../../ui/skin/looks';
import { useSkin } from '../../ui/skin/skin-in-use';

/** How many of an artist's symbols stand for their skin. */
const MOST = 3;

/** A small picture of a look. */
export const LookPreview = ({ look: { preview } }: { look: Look }) =>
  preview === null ? (
    <OwnPreview />
  ) : (
    <img
      src={preview}
      alt=""
      width={240}
      height={80}
      className="mb-2 w-full rounded-md border border-shaft/25"
    />
  );

/** Some of the artist's symbols, or else a picture of theirs, of the skin that is in use. Nothing is read for it. */
function OwnPreview() {
  const pictures = Object.entries(useSkin()?.images ?? {});
  const symbols = pictures.filter(([path]) => isSymbol(path)).slice(0, MOST);
  return (
    <span className="mb-2 flex aspect-3/1 w-full justify-center gap-2 rounded-md border border-shaft/25 bg-trench p-1">
      {(symbols.length > 0 ? symbols : pictures.slice(0, 1)).map(([path, address]) => (
        <img key={path} src={address} alt="" className="h-full min-w-0 object-contain" />
      ))}
    </span>
  );
}
