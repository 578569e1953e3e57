// Images by their names, in any file format (build/artwork/plugin.mjs; assets/README.md lists them).

declare module 'artwork:*' {
  /** The address of the picture. */
  const address: string;
  export default address;
}

declare module 'artworks:*' {
  /** The addresses of all pictures in a folder, by their names. */
  const addresses: Readonly<Record<string, string | undefined>>;
  export default addresses;
}
