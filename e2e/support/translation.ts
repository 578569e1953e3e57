import { expect, type Page } from '@playwright/test';

// What page translation of Chrome and Safari does to a document. Neither works in a test: this is an imitation.

declare global {
  interface Window {
    /** What a reader still sees though the program has set another text since. */
    staleTexts: () => string[];
  }
}

/** The words that the imitation translates, and what each becomes. */
const WORD = /\p{L}{3,}/gu;
const OTHER = '$&o';

/** A text in the language of the imitation. */
export const translated = (text: string): string => text.replace(WORD, OTHER);

/**
 * Translates what is on a page and all that comes later, until the document is left: each text node makes way for a
 * `<font>` in a `<font>` with other words, except where `translate="no"` says that it must not.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(
    ({ word, other, tag }) => {
      const inOtherWords = (text: string): string => text.replace(new RegExp(word, 'gu'), other);
      /** What is shown in the place of each text node. */
      const shown = new Map<Text, HTMLElement>();

      const replace = (text: Text): void => {
        const holder = text.parentElement;
        if (!holder || holder.closest('font, script, style, noscript, textarea, [translate=no]')) return;
        if (!/\p{L}/u.test(text.data)) return;
        const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
        outer.append(inner);
        inner.textContent = inOtherWords(text.data);
        text.replaceWith(outer);
        shown.set(text, outer);
      };
      const replaceIn = (node: Node): void => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts = node instanceof Text ? [node] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(replace);
      };

      document.documentElement.lang = 'es';
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      window.staleTexts = () =>
        [...shown]
          .filter(([text, font]) => font.isConnected && font.textContent !== inOtherWords(text.data))
          .map(([text, font]) => `"${font.textContent}" in place of "${text.data}"`);
    },
    { word: WORD.source, other: OTHER, tag: 'font' },
  );

/** Expects that a reader of a translated page sees each text as the program has set it last. */
export const expectNothingStale = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => window.staleTexts()), 'texts that have changed unseen').toEqual([]);
