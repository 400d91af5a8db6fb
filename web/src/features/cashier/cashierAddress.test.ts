import { expect, test } from 'vitest';
import { cashierAddress, frameAddress } from './cashierAddress.ts';

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

test.each([
  'https://evil.example/cashier/aurora',
  'http://cashier.localhost:4000@evil.example/',
  'http://user@cashier.localhost:4000/',
  'http://:secret@cashier.localhost:4000/',
  'javascript:alert(1)',
  'nothing',
  'http://games.localhost:4000/',
])('A17 the frame refuses the address %s', (raw) =>
  expect(frameAddress(raw, cashierOrigin, 'http://aurora.localhost:3000')).toBeNull(),
);

test('A17 the frame address carries the origin of the page', () => {
  expect(
    frameAddress(`${cashierOrigin}/cashier/aurora?launchToken=x`, cashierOrigin, 'http://aurora.localhost:3000'),
  ).toBe(`${cashierOrigin}/cashier/aurora?launchToken=x&parentOrigin=http%3A%2F%2Faurora.localhost%3A3000`);
});
