/** What the build knows of the site (scripts/site-pages.mjs). */
interface ImportMetaEnv {
  /** The address of Home, with a slash at its end; empty where the build was not told. */
  readonly SITE_URL: string;
}
