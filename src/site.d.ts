/** What the build knows of the site (build/pages/plugin.ts). */
interface ImportMetaEnv {
  /** The address of Home, with a slash at its end; empty if the build does not know it. */
  readonly SITE_URL: string;
}
