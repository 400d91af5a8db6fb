import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameAddress, operatorAddress } from './operatorAddress.ts';

const origin = 'http://games.localhost:4000';
const pageOrigin = 'http://aurora.localhost:3000';

describe.each([
  ['operatorAddress', (raw: string) => operatorAddress(raw, origin)],
  ['frameAddress', (raw: string) => frameAddress(raw, origin, pageOrigin)],
])('%s', (_, parse) => {
  test.each([
    'https://evil.example/play/7',
    'http://games.localhost:4000@evil.example/',
    'http://cashier.localhost:4000/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pass@games.localhost:4000/',
    'http://user@games.localhost:4000/',
    'http://:pass@games.localhost:4000/',
    'nonsense',
  ])('GM-02 HI-02 A17 refuses %s', (raw) => expect(parse(raw)).toBeNull());
});

test('HI-02 operatorAddress keeps the address as it is', () => {
  expect(operatorAddress(`${origin}/play/7?a=1#b`, origin)?.href).toBe(`${origin}/play/7?a=1#b`);
});

test.each([`${origin}/play/7?a=1`, `${origin}/play/7?a=1&parentOrigin=http://evil.example&parentOrigin=`])(
  'GM-02 A17 frameAddress gives %s the page’s origin once',
  (raw) => {
    const parameters = frameAddress(raw, origin, pageOrigin)?.searchParams;
    expect([parameters?.get('a'), parameters?.getAll('parentOrigin')]).toEqual(['1', [pageOrigin]]);
  },
);

test('GM-02 HI-02 A17 operatorAddress accepts no other origin than the operator’s', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (raw) => {
      const address = operatorAddress(raw, origin);
      expect(address === null || address.origin === origin).toBe(true);
    }),
  );
});
