import { expect, test } from 'vitest';
import { halfWidth } from './halfWidth.ts';

test.each([
  ['１９９０', '1990'],
  ['１，２５０．５０', '1,250.50'],
  ['１２。５', '12.5'],
  ['＋４４（０）７７００－９００１２３', '+44(0)7700-900123'],
  ['ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
  ['0170–12−34', '0170-12-34'],
  ['50.00', '50.00'],
])('%j becomes %j', (typed, plain) => expect(halfWidth(typed)).toBe(plain));

test('keeps text that is no full-width form', () => {
  for (const text of ['5²', '①', '½', '٥٠', '北京', 'Zoë']) expect(halfWidth(text)).toBe(text);
});
