import { expect, test } from 'vitest';
import { readLaunchAddress, withoutLaunchToken } from './launchAddress.ts';

const allowed = ['http://regency.localhost:3000', 'http://aurora.localhost:3000'];

test('reads token and language, and removes the token from the address', () => {
  expect(readLaunchAddress('?launchToken=abc12345&culture=zh', { ancestor: null, allowed })).toMatchObject({
    launchToken: 'abc12345',
    culture: 'zh',
  });
  expect(readLaunchAddress('?launchToken=&culture=fr', { ancestor: null, allowed })).toMatchObject({
    launchToken: null,
    culture: 'en',
  });
  expect(withoutLaunchToken('http://games.localhost/play/1?launchToken=abc&culture=zh')).toBe(
    'http://games.localhost/play/1?culture=zh',
  );
});

test('only an allowed origin is accepted as the parent', () => {
  const parentOf = (search: string, ancestor: string | null) =>
    readLaunchAddress(search, { ancestor, allowed }).parentOrigin;
  expect(parentOf('', 'http://regency.localhost:3000')).toBe('http://regency.localhost:3000');
  expect(parentOf('', 'http://evil.example')).toBeNull();
  expect(parentOf('?parentOrigin=http://aurora.localhost:3000', null)).toBe('http://aurora.localhost:3000');
  expect(parentOf('?parentOrigin=*', null)).toBeNull();
  // The ancestor origin that the browser reports wins over the query.
  expect(parentOf('?parentOrigin=http://aurora.localhost:3000', 'http://evil.example')).toBeNull();
});
