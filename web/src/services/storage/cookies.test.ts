import { expect, test } from 'vitest';
import { domainsOf, readCookie } from './cookies.ts';

test('A15 finds no cookie for an empty name', () => {
  expect(readCookie('=1; a=2', '')).toBeNull();
});

test('readCookie matches the exact name and trims spaces', () => {
  expect(readCookie('a=1; b = 2 ;c=3', 'b')).toBe('2');
  expect(readCookie('a=1;b=x=y', 'b')).toBe('x=y');
  expect(readCookie('b=', 'b')).toBe('');
  for (const header of ['', 'a=1', 'xb=1', 'bx=1', 'B=1', 'b', 'bx', 'b;a=1', 'a=b=1'])
    expect([header, readCookie(header, 'b')]).toEqual([header, null]);
});

test('A15 readCookie returns null for a repeated cookie', () => {
  expect(readCookie('b=1; b=1', 'b')).toBeNull();
  expect(readCookie('b=1; \tb\t=2', 'b')).toBeNull();
  expect(readCookie(undefined, 'b')).toBeNull();
});

test('A15 domainsOf names what a page can set a cookie for, without the last label', () => {
  expect(domainsOf('casino.shop.example')).toEqual(['casino.shop.example', 'shop.example']);
  expect(domainsOf('localhost')).toEqual([]);
});

test('A15 readCookie takes no byte but space and tab away from a name or value', () => {
  for (const byte of ['\xa0', '\ufeff', '\u2003', '\v', '\f', '\x85', '"'])
    for (const other of [`${byte}b`, `b${byte}`, `${byte} b`, `b ${byte}`])
      expect([other, readCookie(`${other}=2; b=${byte}1; ${other}=3`, 'b')]).toEqual([other, `${byte}1`]);
});

test('A15 readCookie finds a cookie among 64 KiB of others', () => {
  expect(readCookie(`${'bb;b b;'.repeat(9000)} b=1;${'xb=2;'.repeat(1000)}`, 'b')).toBe('1');
});
