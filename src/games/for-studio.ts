/**
 * What the studio says about a game's pictures and sounds, by their names without folder and ending. Its own texts name what
 * every game has.
 */
interface FileTexts {
  readonly pictures?: Readonly<Record<string, string>>;
  readonly sounds?: Readonly<Record<string, string>>;
  /** What has to stay empty or calm in a picture. */
  readonly safeAreas?: Readonly<Record<string, string>>;
}

/** What people call a game's symbols besides their names in the product, by the symbol's id. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** What only the studio needs of a game: no other page loads it. */
export interface GameForStudio {
  readonly texts: FileTexts;
  /**
   * In each language of the product, without accents and what stands between words. Plurals that only add an ending are
   * understood without being listed. Left out are words that mean something else in another of the languages, such as `same`
   * (a shark in Japanese). An emoji has the name of its code point: `1f41f`.
   */
  readonly otherNames: OtherNames;
}
