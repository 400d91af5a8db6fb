import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('parseUrl returns null for text that is not an absolute address', () => {
  expect(parseUrl('https://casino.test/a?b=c')?.pathname).toBe('/a');
  expect(parseUrl('/a')).toBeNull();
  expect(parseUrl('')).toBeNull();
});
