import type { SkinFiles } from '../../games/playable';
import { isSymbol } from '../../skins/image-list';
import { original, type Look } from '../../ui/skin/looks';

/** The addresses of an artist's pictures, by their paths in the skin. */
type OwnImages = SkinFiles['images'];

/** How many of an artist's symbols stand for their skin. */
const MOST = 3;

interface LookPreviewProps {
  readonly look: Look;
  readonly ownImages: OwnImages;
}

/** A small picture of a look. Own art without a picture looks like the original. */
export const LookPreview = ({ look: { preview }, ownImages }: LookPreviewProps) =>
  preview === null && Object.keys(ownImages).length > 0 ? (
    <OwnPreview images={ownImages} />
  ) : (
    <img
      src={preview ?? original.preview}
      alt=""
      width={240}
      height={80}
      className="mb-2 w-full rounded-md border border-shaft/25"
    />
  );

/** Some of the artist's symbols, or else a picture of theirs. */
function OwnPreview({ images }: { readonly images: OwnImages }) {
  const pictures = Object.entries(images);
  const symbols = pictures.filter(([path]) => isSymbol(path)).slice(0, MOST);
  return (
    <span className="mb-2 flex aspect-3/1 w-full justify-center gap-2 rounded-md border border-shaft/25 bg-trench p-1">
      {(symbols.length > 0 ? symbols : pictures.slice(0, 1)).map(([path, address]) => (
        <img key={path} src={address} alt="" className="h-full min-w-0 object-contain" />
      ))}
    </span>
  );
}
