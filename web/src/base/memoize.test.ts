import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function counted(limit: number) {
  const asked: string[] = [];
  const ask = memoize(limit, (question) => {
    asked.push(question);
    return question.toUpperCase();
  });
  return { ask, asked };
}

test('a question is answered once', () => {
  const { ask, asked } = counted(10);
  expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

test('memory is bounded by number and by length', () => {
  const { ask, asked } = counted(2);
  for (const question of ['a', 'b', 'c', 'a']) ask(question);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  const long = 'x'.repeat(2001);
  ask(long);
  ask(long);
  expect(asked.filter((question) => question === long)).toHaveLength(2);
});

test('an answer is remembered up to the limit of questions, and up to 2000 characters', () => {
  const { ask, asked } = counted(2);
  for (const question of ['a', 'b', 'a', 'b']) ask(question);
  expect(asked).toEqual(['a', 'b']);
  const longest = 'x'.repeat(2000);
  ask(longest);
  ask(longest);
  expect(asked).toEqual(['a', 'b', longest]);
});

test('an answer that is empty is remembered too', () => {
  const { ask, asked } = counted(2);
  expect([ask(''), ask('')]).toEqual(['', '']);
  expect(asked).toEqual(['']);
});
