import { describe, expect, test } from 'vitest';
import { cleanFacts, cleanText } from './cleanFacts.ts';

const letters = (count: number) => 'a'.repeat(count);
const parts = (...lengths: number[]) => lengths.map(letters).join('.');

describe('cleanText', () => {
  test.each([
    ['mira@example.org', '…'],
    ['of mira.day+casino@mail.example.org, now', 'of …, now'],
    ['m@a.b', '…'],
    ['m@home@example.org', '…'],
    // Text without an account or a domain is not an e-mail address.
    ['@example.org', '@example.org'],
    ['mira@localhost', 'mira@localhost'],
    ['mira@.org', 'mira@.org'],
  ])('TE-07 A16 removes e-mail addresses: %j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    [letters(39), letters(39)],
    [letters(40), '…'],
    [`x.${letters(40)}`, '…'],
    [`x+${letters(40)}`, '…'],
    [`x@${letters(40)}`, '…'],
    [`(${letters(40)})`, '(…)'],
    [parts(8, 8, 8), '…'],
    [parts(1, 8, 8, 8), '…'],
    [parts(8, 8), parts(8, 8)],
    [parts(7, 8, 8), parts(7, 8, 8)],
    [parts(8, 7, 8), parts(8, 7, 8)],
    [parts(8, 8, 7), parts(8, 8, 7)],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ])('TE-07 A16 removes long tokens and tokens in three parts: %j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    ['/api?a=1&long-name=2#part', '/api?a=…&long-name=…#part'],
    ['/api?a=1 and b=2', '/api?a=… and b=2'],
    ['/api?a=', '/api?a='],
    ['a=1', 'a=1'],
    [`/api?${letters(39)}=2`, `/api?${letters(39)}=…`],
  ])('TE-07 removes the values of a query: %j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    ['{"password":"hunter two","x":1}', '{"password":…,"x":1}'],
    ["{'password': 'hunter two'}", "{'password': …}"],
    ['password=hunter;x', 'password=…;x'],
    ['password=hunter,x', 'password=…,x'],
    ['password=hunter&x', 'password=…&x'],
    ['PASSWORD =  hunter two', 'PASSWORD =  … two'],
    ['passcode: 1234', 'passcode: …'],
    ['username: mira', 'username: …'],
    ['user name: mira', 'user name: …'],
    ['token=abc', 'token=…'],
    ['userToken=abc', 'userToken=…'],
    ['email=mira', 'email=…'],
    ['e-mail=mira', 'e-mail=…'],
    ['cookie: sid', 'cookie: …'],
    ['authorization: Bearer abc', 'authorization: …'],
    ['authorization: abc def', 'authorization: … def'],
    ['The password is wrong', 'The password is wrong'],
    ['passwords: 3', 'passwords: 3'],
    ['tokenCount: 3', 'tokenCount: 3'],
  ])('TE-07 A16 removes values of secret fields: %j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test('TE-07 A16 removes card numbers', () => {
    expect(cleanText('card 4111 1111 1111 1111 and 5555-5555-5555-4444')).toBe('card … and …');
  });

  test('joins lines', () => {
    expect(cleanText('one\r\n\ttwo\u200Bthree\u0000')).toBe('one two three ');
  });

  test('reads at most 1000 characters and returns at most 300', () => {
    expect(cleanText('ab '.repeat(200))).toBe('ab '.repeat(100));
    expect(cleanText('ab '.repeat(200), 5)).toBe('ab ab');
    expect(cleanText(`${letters(900)} end`)).toBe('… end');
    expect(cleanText(`${letters(1000)} end`)).toBe('…');
    expect(cleanText(`${letters(1000)} end`, 2000)).toBe('… end');
  });
});

test('TE-07 A16 cleanFacts cleans names as it cleans texts', () => {
  expect(cleanFacts({ 'mira@example.org': 1, '4111 1111 1111 1111': 'x', 'a\nb': 2 })).toEqual({
    '…': 'x',
    'a b': 2,
  });
});

test('TE-07 A16 cleanFacts removes the values of secret fields, and numbers that are card numbers', () => {
  expect(cleanFacts({ password: 'hunter', userToken: 'abc', tokenCount: 3, card: 4111111111111111 })).toEqual({
    password: '…',
    userToken: '…',
    tokenCount: 3,
    card: '…',
  });
});

test('cleanFacts cleans texts, keeps numbers, and cuts names at 40 characters', () => {
  expect(cleanFacts({ ['ab '.repeat(20)]: 'mira@example.org', status: 401, at: null })).toEqual({
    [`${'ab '.repeat(13)}a`]: '…',
    status: 401,
    at: null,
  });
});
