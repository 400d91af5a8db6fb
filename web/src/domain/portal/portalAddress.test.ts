import { expect, test } from 'vitest';
import { isPortalAddress, portalAddress } from './portalAddress.ts';

const portalOrigin = 'http://portal.localhost:4000';

test('HI-02 the address names page, brand and language and carries the token', () => {
  const address = portalAddress(
    { portalOrigin, brandId: 'aurora', culture: 'zh' },
    { page: 'game-history', launchToken: 'a&b' },
  );
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin, pathname, Object.fromEntries(searchParams)]).toEqual([
    portalOrigin,
    '/portal/aurora/game-history',
    { culture: 'zh', launchToken: 'a&b' },
  ]);
  expect(isPortalAddress(address, portalOrigin)).toBe(true);
});

test.each([
  'https://evil.example/portal/aurora/game-history',
  'http://portal.localhost:4000@evil.example/',
  'http://user@portal.localhost:4000/',
  'http://:secret@portal.localhost:4000/',
  'javascript:alert(1)',
  'nothing',
])('HI-02 refuses to send a token to %s', (raw) => expect(isPortalAddress(raw, portalOrigin)).toBe(false));
