import { expect, test } from 'vitest';
import { operatorAddress } from '../operator/operatorAddress.ts';
import { portalAddress } from './portalAddress.ts';

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
  expect(operatorAddress(address, portalOrigin)?.href).toBe(address);
});
