import { expect, test } from 'vitest';
import { readLaunchAddress, withoutLaunchToken } from './launchAddress.ts';

const regency = 'http://regency.localhost:3000';
const aurora = 'http://aurora.localhost:3000';
const allowed = [regency, aurora];
const parentOf = (search: string, ancestor?: string) => readLaunchAddress(search, { ancestor, allowed }).parentOrigin;

test('reads token and language, and removes the token from the address', () => {
  expect(readLaunchAddress('?launchToken=abc12345&culture=zh', { ancestor: undefined, allowed })).toMatchObject({
    launchToken: 'abc12345',
    culture: 'zh',
  });
  expect(readLaunchAddress('?launchToken=&culture=fr', { ancestor: undefined, allowed })).toMatchObject({
    launchToken: null,
    culture: 'en',
  });
  expect(withoutLaunchToken('http://games.localhost/play/1?launchToken=abc&culture=zh')).toBe(
    'http://games.localhost/play/1?culture=zh',
  );
});

test.each([
  ['the browser does not report the framing origin', undefined],
  ['the browser masks the framing origin', 'null'],
  ['the browser reports the same origin', aurora],
])('accepts the parent that the address names when %s', (_, ancestor) => {
  expect(parentOf(`?parentOrigin=${aurora}`, ancestor)).toBe(aurora);
});

test.each([
  ['no parameter', '', regency],
  ['a wildcard', '?parentOrigin=*', undefined],
  ['an origin that is not allowed', '?parentOrigin=http://evil.example', undefined],
  ['a masked origin as parameter', '?parentOrigin=null', 'null'],
  ['another framing origin', `?parentOrigin=${aurora}`, 'http://evil.example'],
  ['another allowed framing origin', `?parentOrigin=${aurora}`, regency],
])('refuses %s as the parent', (_, search, ancestor) => {
  expect(parentOf(search, ancestor)).toBeNull();
});
