// Images by their names, in any file format (build/artwork/plugin.ts; assets/README.md lists them).

declare module 'artwork:*' {
  /** A picture: its path in a skin, without the ending, and its address. */
  const picture: { readonly path: string; readonly address: string };
  export default picture;
}

declare module 'artworks:*' {
  /** The addresses of pictures by their paths in a skin, without the ending. */
  const addresses: Readonly<Record<string, string | undefined>>;
  export default addresses;
}
