import { expect, test } from 'vitest';
import { cashierAddress } from './cashierAddress.ts';

const cashierOrigin = 'http://cashier.localhost:4000';

test('the address has the brand, language, view and token, each encoded', () => {
  const address = new URL(
    cashierAddress({ cashierOrigin, brandId: 'aurora', culture: 'zh' }, { launchToken: 'a&b', view: 'withdraw' }),
  );
  expect([address.origin, address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    cashierOrigin,
    '/cashier/aurora',
    { culture: 'zh', launchToken: 'a&b', view: 'withdraw' },
  ]);
});
