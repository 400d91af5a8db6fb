import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath } from './fillPath.ts';
import { operatorAddress } from './operatorAddress.ts';

const origin = 'http://cashier.localhost:4000';

test('HI-02 fills each placeholder with its encoded value', () => {
  expect(fillPath('/pay/{brand}/{view}?t={token}', { brand: 'aurora', view: 'withdraw', token: 'a&b' })).toBe(
    '/pay/aurora/withdraw?t=a%26b',
  );
});

test('HI-02 A17 no value leaves the origin or its parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (token) => {
      fc.pre(token.isWellFormed());
      const address = operatorAddress(origin + fillPath('/pay?t={token}&view=deposit', { token }), origin);
      expect([
        address?.pathname,
        address?.searchParams.get('t'),
        address?.searchParams.get('view'),
        address?.hash,
      ]).toEqual(['/pay', token, 'deposit', '']);
    }),
  );
});
