import { expect, test } from 'vitest';
import { encodingFor } from './encodingFor.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['sbr', 'identity'],
])('chooses the encoding for Accept-Encoding %j: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
