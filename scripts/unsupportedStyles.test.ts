import { expect, test } from 'vitest';
import { unsupportedStyles } from './unsupportedStyles.ts';

test.each([
  ['a { color: color-mix(in srgb, var(--a), red) }', 'color-mix'],
  ['a { mask-image: none }', 'mask-image'],
  ['a { animation-timeline: scroll() }', 'animation-timeline'],
  ['a:user-valid { color: red }', 'user-valid'],
  ['@scope (a) { b { color: red } }', 'scope'],
])('reports a newer feature in %j', (source, feature) => {
  expect(unsupportedStyles('a.css', source)).toEqual([feature]);
});

test.each([
  'a:has(b) { inset-inline: 0 }',
  '@container (width > 10px) { a { color: red } }',
  'a { -webkit-mask-image: none; mask-image: none }',
  'a { text-wrap: balance }',
  'a { color: color-mix(in srgb, var(--a), red) } @supports not (color: color-mix(in srgb, red, red)) { a { color: red } }',
])('accepts %j', (source) => {
  expect(unsupportedStyles('a.css', source)).toEqual([]);
});
