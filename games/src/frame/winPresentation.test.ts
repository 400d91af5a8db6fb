import type { CelebrationContext } from '@foyer/contract/celebration';
import { describe, expect, test } from 'vitest';
import { winPresentation } from './winPresentation.ts';

const full: CelebrationContext = { market: 'full', step: 'lively', prefersReducedMotion: false };
const restrained: CelebrationContext = { ...full, market: 'restrained' };
const still: CelebrationContext = { ...full, prefersReducedMotion: true };
const balanced: CelebrationContext = { ...full, step: 'balanced' };
const quiet: CelebrationContext = { ...full, step: 'quiet' };
const calm: CelebrationContext = { ...full, step: 'calm' };
const levelOf = (stake: number, win: number | null, context = full) => winPresentation({ stake, win }, context).level;

describe('ON6 winPresentation celebrates nothing', () => {
  test.each([
    ['for a round without a win', 100, 0],
    ['for a payout below the stake', 100, 99],
    ['for a payout of the stake', 100, 100],
    ['for an open round', 100, null],
  ] as const)('%s', (_, stake, win) => {
    for (const context of [full, restrained, still, balanced, quiet, calm])
      expect(winPresentation({ stake, win }, context)).toEqual({ level: 'none', countUpMs: 0 });
  });
});

describe('winPresentation', () => {
  test('shows a win from the first amount above the stake', () => {
    expect(levelOf(100, 101)).toBe('win');
    expect(levelOf(100, 1499)).toBe('win');
  });

  test('shows a big win from fifteen stakes', () => {
    expect(levelOf(100, 1500)).toBe('bigWin');
    expect(levelOf(20, 100_000)).toBe('bigWin');
  });

  test('UK9 ON5 shows no big win in a restrained market', () => {
    expect(levelOf(100, 100_000, restrained)).toBe('win');
  });

  test('shows no big win and counts nothing up when the player prefers reduced motion', () => {
    expect(winPresentation({ stake: 100, win: 100_000 }, still)).toEqual({ level: 'win', countUpMs: 0 });
  });

  test.each([calm, quiet])('celebrates nothing at the step $step of the dial', (context) => {
    expect(winPresentation({ stake: 100, win: 100_000 }, context)).toEqual({ level: 'none', countUpMs: 0 });
  });

  test('shows no big win below the liveliest step of the dial', () => {
    expect(levelOf(100, 100_000, balanced)).toBe('win');
  });

  test('counts a win up for a moment and a big win for longer', () => {
    const [win, bigWin] = [200, 5000].map((payout) => winPresentation({ stake: 100, win: payout }, full).countUpMs);
    expect(win).toBeGreaterThan(0);
    expect(bigWin).toBeGreaterThan(win ?? 0);
  });
});
