import { hanSheetPath, hasHanCharacter } from '@foyer/games/page/hanSheet';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { controlRoomPolicy } from '../../control/controlRoom.ts';
import { brandFontFiles } from './brandFonts.ts';
import { brandStyleSheet } from './brandStyleSheet.ts';
import { framePageHeaders } from './framePageHeaders.ts';

const app = new Hono().route('/', brandFontFiles());
const addressesOf = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);

test('a brand’s style sheet names only the brand’s fonts, the Chinese one and a generic family', () => {
  const sheet = brandStyleSheet('regency') ?? '';
  expect(sheet).toContain("--head-face:'OptimusPrinceps','Noto Sans SC',sans-serif");
  expect(sheet).toContain("--body-face:'Roboto','Noto Sans SC',sans-serif");
  expect([...sheet.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family)).toEqual([
    'OptimusPrinceps',
    'Roboto',
  ]);
});

test('every font of a brand’s style sheet is served as an immutable font file', async () => {
  const addresses = addressesOf(brandStyleSheet('regency') ?? '');
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const { status, headers } = await app.request(address);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('the Chinese style sheet has faces by range of characters, and serves their files', async () => {
  const response = await app.request(hanSheetPath);
  const sheet = await response.text();
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(new Set([...sheet.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family))).toEqual(
    new Set(['Noto Sans SC']),
  );
  const addresses = addressesOf(sheet);
  expect(addresses.length).toBe(sheet.split('unicode-range').length - 1);
  expect(addresses.every((address) => /^\/brand-fonts\/noto-sans-sc-[\w-]+\.woff2$/.test(address))).toBe(true);
  const { status, headers } = await app.request(addresses[0] ?? '');
  expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(headers.get('cache-control')).toContain('immutable');
});

test('unknown fonts are not found', async () => {
  for (const path of ['/brand-fonts/noto-sans-sc-9-300-normal.woff2', '/brand-fonts/roboto-unknown.woff2'])
    expect((await app.request(path)).status).toBe(404);
});

test('frames and the control room may load fonts and style sheets of their own origin', () => {
  for (const policy of [framePageHeaders([])['content-security-policy'], controlRoomPolicy]) {
    expect(policy).toContain("font-src 'self'");
    expect(policy).toContain("style-src 'self'");
  }
});

test('only text with Chinese characters needs the Chinese font', () => {
  expect(['Crown', '£1 “a” → b', 'é', '王冠', 'A 王'].map(hasHanCharacter)).toEqual([false, false, false, true, true]);
});
