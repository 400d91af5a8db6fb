import { describe, expect, test } from 'vitest';
import { resolveTokenClaim } from './tabChannel.browser.ts';

const message = (kind: 'claim' | 'held' | 'spent', ...marks: number[]) => ({ foyer: 1, kind, marks }) as const;
const pool = { held: [1, 2], given: new Set([3, 4]) };

describe('AU-09 a tab that receives a claim', () => {
  test('keeps its tokens and replies with those it holds or gave out', () => {
    expect(resolveTokenClaim(message('claim', 2, 3, 9), pool)).toEqual({
      drop: new Set(),
      reply: message('held', 2, 3),
      isCopy: false,
    });
  });

  test('does not reply about unknown tokens', () => {
    expect(resolveTokenClaim(message('claim', 9), pool)).toEqual({ drop: new Set(), reply: null, isCopy: false });
  });

  test('names at most 500 tokens', () => {
    const held = Array.from({ length: 600 }, (_, mark) => mark);
    expect(resolveTokenClaim(message('claim', ...held), { held, given: new Set() }).reply?.marks).toEqual(
      held.slice(0, 500),
    );
  });
});

describe('AU-09 a tab that receives the tokens another tab held before', () => {
  test('drops them and replies with those that it has used', () => {
    expect(resolveTokenClaim(message('held', 1, 4, 9), pool)).toEqual({
      drop: new Set([1]),
      reply: message('spent', 4),
      isCopy: true,
    });
  });

  test('is a copy when it holds or has used one of them', () => {
    expect(resolveTokenClaim(message('held', 1), pool)).toEqual({ drop: new Set([1]), reply: null, isCopy: true });
    expect(resolveTokenClaim(message('held', 3), pool)).toMatchObject({ drop: new Set(), isCopy: true });
  });

  test('is not a copy when it knows none of them', () => {
    expect(resolveTokenClaim(message('held', 9), pool)).toEqual({ drop: new Set(), reply: null, isCopy: false });
  });
});

test('AU-09 a tab that receives spent tokens drops them without a reply', () => {
  expect(resolveTokenClaim(message('spent', 2, 3), pool)).toEqual({ drop: new Set([2]), reply: null, isCopy: false });
});
