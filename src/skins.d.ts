// The skins of the repository (build/skins/plugin.ts).

declare module 'skins:list' {
  /** The URL of the preview of the original look. */
  export const defaultPreview: string;
  const skins: readonly {
    /** The name of its folder. */
    readonly id: string;
    readonly name: string;
    readonly author: string;
    readonly licence: string;
    /** The ids of the games that it has something for. */
    readonly games: readonly string[];
    /** The address of a small picture of it. */
    readonly preview: string;
  }[];
  export default skins;
}

declare module 'skins:load' {
  /**
   * What loads each skin, by its id: a module with a `Skin` (src/ui/skin/active-skin.ts). Rejects if that fails. Only
   * src/ui/skin/looks.ts adds any.
   */
  const load: Record<string, (() => Promise<{ readonly default: unknown }>) | undefined>;
  export default load;
}
