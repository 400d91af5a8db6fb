import { expect, test } from 'vitest';
import { webOriginOf } from './webOriginOf.ts';

const origins = ['http://regency.localhost:3000', 'http://aurora.localhost:3000'];

test.each([
  ['aurora', 'http://aurora.localhost:3000'],
  ['pulse', 'http://regency.localhost:3000'],
  ['nobody', 'http://regency.localhost:3000'],
])('MK-01 %s has the site %s', (brand, origin) => expect(webOriginOf(brand, origins)).toBe(origin));

test('MK-01 without origins a brand has no site', () => expect(webOriginOf('aurora', [])).toBe(''));
