// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { takeLaunchAddress } from './takeLaunchAddress.ts';

const parent = 'http://regency.localhost:3000';
const openWith = (search: string, { isFramed }: { isFramed: boolean }) => {
  document.documentElement.dataset['parents'] = `${parent} http://aurora.localhost:3000`;
  history.replaceState(null, '', `/play/7${search}`);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(isFramed ? ({} as Window) : window);
  return takeLaunchAddress();
};

afterEach(() => void vi.restoreAllMocks());

test('removes the token from the frame’s address and keeps the rest', () => {
  expect(openWith(`?launchToken=abc&parentOrigin=${parent}`, { isFramed: true })).toMatchObject({
    launchToken: 'abc',
    parentOrigin: parent,
    isRefused: false,
  });
  expect(location.search).toBe(`?parentOrigin=${encodeURIComponent(parent)}`);
});

test.each(['', '?parentOrigin=http://evil.example'])(
  'refuses to start in the frame of an unknown page (%s)',
  (search) => expect(openWith(search, { isFramed: true })).toMatchObject({ parentOrigin: null, isRefused: true }),
);

test('starts in a window of its own without a parent', () => {
  expect(openWith('', { isFramed: false })).toMatchObject({ parentOrigin: null, isRefused: false });
});
