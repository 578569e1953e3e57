declare const safe: unique symbol;

/**
 * The text of an SVG that only draws: nothing in it runs or moves, and it refers to nothing outside of it. There are two ways to
 * one: `writeSvg` writes what `openSvg` has let through, and `fetchShippedSvg` fetches a file of the build, which `openSvg` has
 * let through while it was built.
 */
export type SafeSvg = string & { readonly [safe]: true };
