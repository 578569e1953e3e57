import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Headers of a path, or of all that begin so where it ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: [name: string, value: string][];
}

const root = resolve(import.meta.dirname, '../..');
const FILE = resolve(root, 'public/_headers');
const POLICY = 'Content-Security-Policy';
const CHARSET = '<meta charset="utf-8" />';

/** The headers that sites serve the product with, from their only source. Throws where it can't be read or understood. */
export const readHeaderRules = (): HeaderRule[] => parseHeaderRules(readFileSync(FILE, 'utf8'));

/** Reads the format of `_headers`: a path, and indented under it its headers. Throws at a line that is none of both. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: [] });
    else if (rule && name && value) rule.headers.push([name, value.trimEnd()]);
    else throw new Error(`public/_headers has a line that is neither a path nor a header: ${line.trim()}`);
  }
  return rules;
}

/** The headers of the path of a request, without its query. */
export const headersOf = (rules: readonly HeaderRule[], path: string) =>
  rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap(({ headers }) => headers);

/**
 * The policy as a page can carry it itself: who may frame a page only a header can say, and browsers complain of
 * a page that tries. Throws where there is no policy for all paths.
 */
export function policyOfPage(rules: readonly HeaderRule[]): string {
  const policy = rules.find(({ path }) => path === '/*')?.headers.find(([name]) => name === POLICY)?.[1];
  if (!policy) throw new Error(`public/_headers has no ${POLICY} for /*.`);
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

/** The script in the head of every page: what it says to a browser, without what it says to us. */
const headScript = readFileSync(resolve(root, 'src/store/first-paint.js'), 'utf8')
  .replace(/^\s*(\/\*|\*|\/\/).*\n/gm, '')
  .replace(/\n\s*/g, '\n')
  .trim();

/** Throws where the policy doesn't permit the script in the head, which then would not run. */
function assertPermitted(policy: string): void {
  const hash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;
  if (policy.includes(hash)) return;
  throw new Error(
    `src/store/first-paint.js has changed: name ${hash} as the hash in script-src, in public/_headers and docs/deploying.md.`,
  );
}

/**
 * Vite plugin: the build's page carries the policy, so that it holds on every host, and after it the script that decides what may
 * be shown; `vite preview`, and with it `npm start`, serves all headers. The development server does none of that: hot reload
 * lives on inline scripts, and its page is empty until it is drawn.
 */
export function siteHeaders(): Plugin {
  return {
    name: 'site-headers',
    transformIndexHtml(html, { server }) {
      if (server) return html;
      if (!html.includes(CHARSET))
        throw new Error(`index.html has no ${CHARSET} after which the policy could go.`);
      const policy = policyOfPage(readHeaderRules());
      assertPermitted(policy);
      const meta = `<meta http-equiv="${POLICY}" content="${policy}" />`;
      return html.replace(CHARSET, () => `${CHARSET}\n    ${meta}\n    <script>${headScript}</script>`);
    },
    configurePreviewServer({ middlewares }) {
      const rules = readHeaderRules();
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        for (const [name, value] of headersOf(rules, path)) response.setHeader(name, value);
        next();
      });
    },
  };
}
