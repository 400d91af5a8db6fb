import { expect, test } from 'vitest';
import { readCookie } from './cookies.ts';

test('readCookie matches the exact name and trims spaces', () => {
  expect(readCookie('a=1; b = 2 ;c=3', 'b')).toBe('2');
  expect(readCookie('a=1;b=x=y', 'b')).toBe('x=y');
  expect(readCookie('b=', 'b')).toBe('');
  for (const header of ['', 'a=1', 'xb=1', 'bx=1', 'B=1', 'b', 'bx', 'b;a=1', 'a=b=1'])
    expect([header, readCookie(header, 'b')]).toEqual([header, null]);
});

test('A15 readCookie returns null for a repeated cookie and for an overlong header', () => {
  expect(readCookie('b=1; b=1', 'b')).toBeNull();
  expect(readCookie(undefined, 'b')).toBeNull();
  const longest = `b=${'x'.repeat(16_382)}`;
  expect(readCookie(longest, 'b')).toBe(longest.slice(2));
  expect(readCookie(`${longest}x`, 'b')).toBeNull();
});
