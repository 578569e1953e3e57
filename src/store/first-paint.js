/**
 * Decides before the first paint what of a page's HTML is true. Where the whole page will differ (another language or look, a
 * replay, a break, another page than the address names) the root element gets `data-waits`, and nothing is shown until the
 * program has drawn it. Where somebody has played here before it gets `data-returning`, and what only holds for a new player
 * stays blank until the player is known (app/styles/first-paint.css).
 *
 * The build writes it into the head of each page; public/_headers permits just this text, by its hash.
 */
(() => {
  const { dataset } = document.documentElement;
  /** @typedef {{ language?: string, skin?: string, limits?: { breakUntil?: number } } | null} Saved */
  let saved = /** @type {Saved} */ (null);
  try {
    const text = localStorage.getItem('lucky-fishing');
    if (text !== null) dataset['returning'] = '';
    saved = /** @type {Saved} */ (JSON.parse(text ?? 'null'));
  } catch {
    // Storage is blocked, or what is saved can't be read.
  }
  const { languages, language: first } = /** @type {{ languages?: readonly string[], language?: string }} */ (
    navigator
  );
  const asked = [saved?.language, ...(languages ?? []), first];
  const language = asked.find((tag) => /^(en|es|pt|de|fr|ja)(?![a-z])/.test(tag ?? '')) ?? 'en';
  const entry = /** @type {{ usr?: { look?: string } | null } | null} */ (history.state);
  // The program takes an address in capitals, or with more escapes than it needs, for that of the page too.
  /** @param {string} path */
  const bare = (path) => {
    let decoded = path;
    try {
      decoded = decodeURI(path);
    } catch {
      // No page has such an address.
    }
    return decoded.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '');
  };
  // An entry of the tab's history may share its document with another: Back leads there before the program knows.
  const isOtherPage = () => {
    const path = bare(location.pathname);
    return bare(dataset['page'] ?? path) !== path || dataset['except']?.split(' ').map(bare).includes(path);
  };
  addEventListener('popstate', () => {
    if (!('hydrated' in dataset) && isOtherPage()) dataset['waits'] = '';
  });
  if (
    !language.startsWith('en') ||
    saved?.skin ||
    entry?.usr?.look ||
    /[?&]look=/.test(location.search) ||
    location.hash.startsWith('#round=') ||
    (saved?.limits?.breakUntil ?? 0) > Date.now() ||
    isOtherPage()
  )
    dataset['waits'] = '';
})();
