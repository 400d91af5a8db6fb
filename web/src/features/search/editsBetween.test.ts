import { describe, expect, test } from 'vitest';
import { editsBetween } from './editsBetween.ts';

/** Every word of up to four letters from a three-letter alphabet. */
const shortWords = [''];
for (const word of shortWords) if (word.length < 4) for (const letter of 'abc') shortWords.push(word + letter);

/** Reference implementation: edit distance with transpositions of adjacent letters. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const edits = [
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) edits.push(distance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...edits);
}

describe('editsBetween', () => {
  test.each([
    ['same', 'same', 0],
    ['dimond', 'diamond', 1],
    ['diaamond', 'diamond', 1],
    ['diamomd', 'diamond', 1],
    ['daimond', 'diamond', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'xyz', 3],
    ['ca', 'abc', 3],
  ])('LB-03 counts the edits from %j to %j as %i', (typed, word, edits) => {
    expect(editsBetween(typed, word, 9).whole).toBe(edits);
  });

  test('LB-03 matches the definition for every pair of short words', () => {
    const whole = new Map(
      shortWords.map((typed) => [typed, new Map(shortWords.map((word) => [word, distance(typed, word)]))]),
    );
    const wrong: unknown[] = [];
    for (const [typed, distances] of whole) {
      for (const [word, edits] of distances) {
        const beginning = Math.min(
          ...Array.from({ length: word.length + 1 }, (_, length) => distances.get(word.slice(0, length)) ?? Infinity),
        );
        for (const limit of [0, 1, 4]) {
          const found = editsBetween(typed, word, limit);
          if (found.whole !== Math.min(edits, limit + 1) || found.beginning !== Math.min(beginning, limit + 1))
            wrong.push([typed, word, limit, found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('LB-03 returns one more than the maximum when it is exceeded', () => {
    expect(editsBetween('short', 'much longer', 2)).toEqual({ whole: 3, beginning: 3 });
    expect(editsBetween('dia', 'diamond', 3)).toEqual({ whole: 4, beginning: 0 });
  });

  test('LB-03 compares only the first 60 characters of a word', () => {
    for (const length of [58, 59, 60])
      expect(editsBetween('x'.repeat(length), 'y'.repeat(60), 99)).toEqual({ whole: 60, beginning: length });
    expect(editsBetween(`${'x'.repeat(60)}a`, 'x'.repeat(60), 9)).toEqual({ whole: 0, beginning: 0 });
    expect(editsBetween('x'.repeat(59), 'x'.repeat(70), 99)).toEqual({ whole: 1, beginning: 0 });
  });
});
