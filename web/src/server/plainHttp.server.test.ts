import { describe, expect, test } from 'vitest';
import { allowsPlainHttp, secureAddress } from './plainHttp.server.ts';

describe('plain HTTP', () => {
  test.each([
    'localhost',
    'regency.localhost',
    'REGENCY.localhost:3000',
    '127.0.0.1:3000',
    '127.1.2.3',
    '[::1]:3000',
    '[::1]',
  ])('is allowed at %s, a name of this machine', (host) => {
    expect(allowsPlainHttp('localhost', host)).toBe(true);
    expect(allowsPlainHttp('off', host)).toBe(false);
  });

  test.each([
    'regency.example',
    'localhost.example',
    'xlocalhost',
    '127.0.0.1.example',
    '10.0.0.1',
    '[::2]',
    '',
    undefined,
    'regency.localhost.',
    'localhost@regency.example',
  ])('is refused at %s unless it is on', (host) => {
    expect(allowsPlainHttp('localhost', host)).toBe(false);
    expect(allowsPlainHttp('on', host)).toBe(true);
  });
});

test('the secure address keeps path and query, drops the port and refuses header injection', () => {
  expect(secureAddress('Regency.example:80', '/help?a=1')).toBe('https://regency.example/help?a=1');
  expect(secureAddress('regency.example', '//evil.example/')).toBe('https://regency.example//evil.example/');
  for (const [host, target] of [
    ['regency.example', 'http://evil.example/'],
    ['regency.example', '/a\r\nb'],
    ['a b', '/'],
    ['regency.example/evil', '/'],
    ['', '/'],
  ] as const) {
    expect(secureAddress(host, target)).toBeNull();
  }
});
