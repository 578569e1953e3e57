import { describe, expect, it } from 'vitest';
import { headOf, sitemapOf } from '../../build/site-head';

const address = new URL('https://somebody.example/fishing/');
const page = { path: '/slots', title: 'Slots', description: 'Reels & "luck" <here>' };

describe('the head of a page', () => {
  it('names only whole addresses, and none where that of the site is not known', () => {
    const addresses = (head: string): string[] => head.match(/(?<=(href|content)="https?:)[^"]*/g) ?? [];
    expect(addresses(headOf(page))).toEqual([]);
    expect(addresses(headOf(page, { address, share: 'assets/share.jpg' }))).toEqual([
      '//somebody.example/fishing/slots',
      '//somebody.example/fishing/slots',
      '//somebody.example/fishing/assets/share.jpg',
    ]);
  });

  it('keeps what is no page out of search engines', () => {
    const { title, description } = page;
    const head = headOf({ title, description }, { address });
    expect(head).toContain('<meta name="robots" content="noindex" />');
    expect(head).not.toContain('canonical');
    expect(headOf(page, { address })).not.toContain('noindex');
  });
});

it('the map of the site lists the addresses of all pages', () => {
  const map = sitemapOf(['/', '/slots'], address);
  expect(map.match(/(?<=<loc>)[^<]*/g)).toEqual([
    'https://somebody.example/fishing/',
    'https://somebody.example/fishing/slots',
  ]);
});
