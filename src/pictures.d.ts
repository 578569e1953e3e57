/** The address of a picture's bitmap, made by the build (scripts/bitmaps.mjs). */
declare module '*?bitmap' {
  const address: string;
  export default address;
}
