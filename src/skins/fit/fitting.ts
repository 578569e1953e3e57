/** What is shown in a slot: an SVG, or a bitmap that every browser decodes. */
type ShownFormat = 'svg' | 'png' | 'webp';

/**
 * What became of a picture: kept as it is, changed into `bytes`, or refused with a sentence that says why. `notes` has a short
 * sentence for each thing that was done to it, and for each that may look wrong. `format` is that of what is shown, whatever the
 * file is called.
 */
export type Fitting =
  | { readonly kind: 'kept'; readonly format: ShownFormat; readonly notes: readonly string[] }
  | {
      readonly kind: 'changed';
      readonly format: ShownFormat;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly notes: readonly string[];
    }
  | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly problem: string;
}

export const refused = (problem: string): Refused => ({ kind: 'refused', problem });
