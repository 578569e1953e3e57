import { describe, expect, it } from 'vitest';
import { siteAddress, sitePath } from '../../build/pages/address';

describe('the address of the site', () => {
  it.each([
    ['https://fishing.example', 'https://fishing.example/'],
    ['https://fishing.example/', 'https://fishing.example/'],
    [' https://somebody.example/fishing ', 'https://somebody.example/fishing/'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
  ])('is read from SITE_URL: %j', (written, address) => {
    expect(siteAddress(written)?.href).toBe(address);
  });

  it.each([undefined, '', ' '])('is unknown where SITE_URL is %j', (written) => {
    expect(siteAddress(written)).toBeUndefined();
  });

  it.each([
    'fishing.example',
    '/fishing/',
    'ftp://fishing.example/',
    'https://a.example/?a',
    'https://a.example/#a',
  ])('is not %j', (written) => {
    expect(() => siteAddress(written)).toThrow(`SITE_URL is "${written}"`);
  });
});

it('the path of the site is that of its address or of --base, and not two at once', () => {
  const site = new URL('https://somebody.example/fishing/');
  expect(sitePath(site, undefined)).toBe('/fishing/');
  expect(sitePath(site, '/fishing/')).toBe('/fishing/');
  expect(sitePath(undefined, '/elsewhere/')).toBe('/elsewhere/');
  expect(sitePath(undefined, undefined)).toBe('/');
  expect(() => sitePath(site, '/elsewhere/')).toThrow('Leave out --base');
});
