import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

function counted(limit: number) {
  const asked: string[] = [];
  const ask = remembered(limit, (question) => {
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
