import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function countCalls(limit: number) {
  const calls: string[] = [];
  const upperCase = memoize(limit, (text) => {
    calls.push(text);
    return text.toUpperCase();
  });
  return { upperCase, calls };
}

test('calls the function once per argument', () => {
  const { upperCase, calls } = countCalls(10);
  expect([upperCase('a'), upperCase('b'), upperCase('a')]).toEqual(['A', 'B', 'A']);
  expect(calls).toEqual(['a', 'b']);
});

test('does not exceed the entry limit or store long arguments', () => {
  const { upperCase, calls } = countCalls(2);
  for (const text of ['a', 'b', 'c', 'a']) upperCase(text);
  expect(calls).toEqual(['a', 'b', 'c', 'a']);
  const long = 'x'.repeat(2001);
  upperCase(long);
  upperCase(long);
  expect(calls.filter((text) => text === long)).toHaveLength(2);
});

test('stores results up to the entry limit, for arguments of up to 2000 characters', () => {
  const { upperCase, calls } = countCalls(2);
  for (const text of ['a', 'b', 'a', 'b']) upperCase(text);
  expect(calls).toEqual(['a', 'b']);
  const longText = 'x'.repeat(2000);
  upperCase(longText);
  upperCase(longText);
  expect(calls).toEqual(['a', 'b', longText]);
});

test('stores an empty result', () => {
  const { upperCase, calls } = countCalls(2);
  expect([upperCase(''), upperCase('')]).toEqual(['', '']);
  expect(calls).toEqual(['']);
});
