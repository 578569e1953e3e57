/**
 * Where the built product will be found, from SITE_URL.
 *
 * @param written as in `https://fishing.example/` or `https://somebody.github.io/fishing/`
 * @returns the address of Home, which ends with a slash; undefined where SITE_URL is unset or empty
 * @throws where it is something else, with a message for the person who set it
 */
export function siteAddress(written: string | undefined): URL | undefined {
  if (written === undefined || written.trim() === '') return undefined;
  const address = URL.canParse(written.trim()) ? new URL(written.trim()) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search || address.hash) {
    throw new Error(
      `SITE_URL is "${written}", which isn't a site address. Write it like SITE_URL=https://fishing.example/.`,
    );
  }
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address;
}

/**
 * The path that the product lies under: that of its address, else what `--base` says, else the root.
 *
 * @param base as `vite build --base` was given it
 * @returns with a slash at both ends
 * @throws where both are given and say different things
 */
export function sitePath(site: URL | undefined, base: string | undefined): string {
  if (!site) return base ?? '/';
  if (base === undefined || base === site.pathname) return site.pathname;
  throw new Error(
    `--base is "${base}" but SITE_URL is "${site.href}". Leave out --base, because it follows from SITE_URL.`,
  );
}
