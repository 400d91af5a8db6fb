import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likenessOf } from './likenessOf.ts';

const words = { like: ['like', 'games like', '像', '类似'], but: ['but', 'but more', '但', '一样但'] };

test.each([
  ['like Diamond Hour but calm', 'diamond hour', 'calm'],
  ['Games like Diamond Hour, but more calm', 'diamond hour', 'calm'],
  ['like Diamond Hour', 'diamond hour', ''],
  ['像钻石时刻但平稳', '钻石时刻', '平稳'],
  ['像 钻石时刻 一样，但平稳', '钻石时刻 一样', '平稳'],
  ['类似钻石时刻一样但平稳', '钻石时刻', '平稳'],
  // A part of a word separates nothing.
  ['like Butter Hour', 'butter hour', ''],
  ['like', '', ''],
])('LB-03 %j names the example %j with the difference %j', (text, name, difference) => {
  expect(likenessOf(text, words)).toEqual({ name, difference });
});

test.each(['likely', 'Diamond Hour', 'I like it', ''])('LB-03 %j names no example', (text) => {
  expect(likenessOf(text, words)).toBeNull();
});

test('LB-03 name and difference are parts of the typed text, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (typed) => {
      const found = likenessOf(`like ${typed}`, words);
      expect(found?.name.includes(' but ')).toBe(false);
      expect(found?.name).toBe(found?.name.trim());
    }),
  );
});
