import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

const hosts = ['regency.example', 'www.regency.example'];

test('PG-10 an absolute canonical address on the brand’s host becomes its path', () => {
  expect(canonicalPath('https://regency.example/help', hosts)).toBe('/help');
  expect(canonicalPath('http://WWW.Regency.Example:8080/help?topic=cards', hosts)).toBe('/help?topic=cards');
  expect(canonicalPath('https://regency.example', hosts)).toBe('/');
  expect(canonicalPath('/promotions', hosts)).toBe('/promotions');
  for (const address of ['/文章', '/%E6%96%87%E7%AB%A0', 'https://regency.example/文章'])
    expect(canonicalPath(address, hosts)).toBe('/%E6%96%87%E7%AB%A0');
});

test('PG-10 drops a canonical address with another host or scheme', () => {
  for (const address of [
    '//evil.example',
    'https://evil.example/help',
    'https://regency.example.evil.example',
    'https://regency.example@evil.example/',
    'https://evil@regency.example/',
    'https://regency.example//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'help',
    '',
    undefined,
  ]) {
    expect(canonicalPath(address, hosts)).toBeUndefined();
  }
});

test('PG-10 a canonical path never leaves the origin', () => {
  const tail = fc.string({ maxLength: 30 });
  fc.assert(
    fc.property(
      fc.constantFrom('', '/', 'https://', 'https://regency.example', 'https://regency.example/', '//', '/\\'),
      tail,
      (head, rest) => {
        const path = canonicalPath(head + rest, hosts);
        expect(path === undefined ? 'regency.example' : new URL(`https://regency.example${path}`).hostname).toBe(
          'regency.example',
        );
      },
    ),
  );
});
