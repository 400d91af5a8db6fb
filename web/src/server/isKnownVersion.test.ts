import { expect, test } from 'vitest';
import { isKnownVersion } from './isKnownVersion.ts';

const nineteen = Array.from({ length: 19 }, (_, at) => `"${at}"`).join(',');

test.each([
  [undefined, false],
  ['', false],
  ['"v1"', true],
  ['"v2"', false],
  ['v1', false],
  ['W/"v1"', true],
  ['xW/"v1"', false],
  ['*', true],
  [' * ', true],
  ['"v2", "v1"', true],
  ['"v2" ,W/"v1" , "v3"', true],
  // As many versions are compared as a browser could hold.
  [`${nineteen},"v1"`, true],
  [`${nineteen},"19","v1"`, false],
])('If-None-Match %j names the version: %s', (header, isKnown) => {
  expect(isKnownVersion(header, '"v1"')).toBe(isKnown);
});
