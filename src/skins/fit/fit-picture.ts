import type { ArtTools } from '../art-tools';
import { shownSizeFor, sizeOf, type ShownSize, type Size } from '../image-list';
import { fileFormat, type FileFormat } from '../rules/file-format';
import { unreadable, type FileContent } from '../rules/open-image';
import type { BitmapFormat, EncodedImage } from '../rules/pixels';
import { MB } from '../rules/weights';
import { openSvg } from '../svg/open-svg';
import { texts } from '../texts';
import type { Adjustment } from './adjustment';
import { fitBitmap } from './fit-bitmap';
import { fitSvg } from './fit-svg';
import { refused, type Fitting } from './fitting';
import { isBitmap, readHeader } from './headers';
import { targetOf, type SlotPlace } from './layout';
import { unpackedBytes } from './unpacked';
import { upright } from './upright';

/** Bytes of a picture that is read at all. */
const MAX_SOURCE_BYTES = 64 * MB;
/** A picture has at most as many pixels as a square of this side: once decoded, each takes 4 bytes. */
const MAX_SQUARE = 8192;

/**
 * Makes a picture fit its slot: any format that a browser can decode, of any size and proportion. Refused is only what is
 * no picture, shows nothing, is unsafe, unreadable or over 64 MB. Rejects with a `NoDecoderError`.
 */
export async function fitPicture(
  content: FileContent,
  slot: string,
  tools: ArtTools,
  adjustment: Adjustment | null = null,
): Promise<Fitting> {
  const listed = sizeOf(tools.product.images, slot);
  if (!listed) return refused(texts.image.noPlace);
  if (content.size === 0) return refused(texts.image.empty);
  // Before it is read: it may be of any size.
  if (content.size > MAX_SOURCE_BYTES) return refused(texts.image.tooHeavy(content.size, MAX_SOURCE_BYTES));
  try {
    const { bytes, isPacked } = await unpackedBytes(content, MAX_SOURCE_BYTES);
    const format = fileFormat(bytes);
    if (format === undefined) return refused(texts.image.unreadable(texts.image.reasons.noImage));
    if (!isDrawable(format)) return refused(texts.image.otherKind(format));
    const shown = shownFor(listed, bytes, format);
    const usual = await targetOf(slot, shown, tools);
    const fit = adjustment?.fit ?? 'auto';
    const isCovered = fit === 'auto' ? usual.isCovered : fit === 'cover';
    const place = { slot, shown, target: { ...usual, isCovered } };
    const fitting =
      format === 'svg'
        ? await fitSvg(bytes, place, adjustment, tools)
        : await fitPixels(bytes, format, place, adjustment, tools);
    return fitting.kind === 'kept' && isPacked ? { ...fitting, kind: 'changed', bytes } : fitting;
  } catch (error) {
    return refused(unreadable(error));
  }
}

/** How large a place is for this picture. Throws where its size can't be read. */
function shownFor(
  listed: ShownSize,
  bytes: Uint8Array<ArrayBuffer>,
  format: EncodedImage['format'],
): ShownSize {
  if (!listed.isFreeWidth) return listed;
  return shownSizeFor(listed, (format === 'svg' ? openSvg(bytes).size : readHeader[format](bytes)) ?? listed);
}

/** Reads what keeps a picture out of every slot, and of one in pixels the size, without decoding it. */
export async function peekAtPicture(
  content: FileContent,
): Promise<{ readonly problems: readonly string[]; readonly size?: Size }> {
  if (content.size === 0) return { problems: [texts.image.empty] };
  if (content.size > MAX_SOURCE_BYTES)
    return { problems: [texts.image.tooHeavy(content.size, MAX_SOURCE_BYTES)] };
  try {
    const { bytes } = await unpackedBytes(content, MAX_SOURCE_BYTES);
    const format = fileFormat(bytes);
    if (format === undefined) return { problems: [texts.image.unreadable(texts.image.reasons.noImage)] };
    if (!isDrawable(format)) return { problems: [texts.image.otherKind(format)] };
    return { problems: [], ...(format !== 'svg' && { size: readHeader[format](bytes) }) };
  } catch (error) {
    return { problems: [unreadable(error)] };
  }
}

const isDrawable = (format: FileFormat): format is EncodedImage['format'] =>
  format === 'svg' || isBitmap(format);

async function fitPixels(
  bytes: Uint8Array<ArrayBuffer>,
  format: BitmapFormat,
  place: SlotPlace,
  adjustment: Adjustment | null,
  tools: ArtTools,
): Promise<Fitting> {
  const { isAnimated, ...size } = readHeader[format](bytes);
  // A small file can contain a picture that fills all memory once it is decoded.
  if (size.width * size.height > MAX_SQUARE ** 2) {
    return refused(texts.image.moreThanDecoded(size, MAX_SQUARE));
  }
  const given = { bytes, format, ...size };
  const turned = await upright(given, tools);
  const fitting = await fitBitmap(turned ?? given, isAnimated, place, adjustment, tools);
  if (!turned || fitting.kind === 'refused') return fitting;
  return { ...turned, ...fitting, kind: 'changed', notes: [texts.fit.upright, ...fitting.notes] };
}
