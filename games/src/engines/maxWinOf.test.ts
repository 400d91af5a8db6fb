import { expect, test } from 'vitest';
import { engines } from './engines.ts';
import { engineKinds, type EngineKind } from './gameEngine.ts';
import { maxWinOf } from './maxWinOf.ts';

test.each(engineKinds)('UK16 every model of %s has a max win above its stake', (kind) => {
  for (const { id } of engines[kind].models) expect(maxWinOf(kind, id)).toBeGreaterThan(1);
});

const firstOf = (kind: EngineKind): number => maxWinOf(kind, engines[kind].models[0]?.id ?? '');

test('UK16 the max win is the best payout of the published rules', () => {
  expect([
    firstOf('roulette'),
    firstOf('blackjack'),
    maxWinOf('videoPoker', 'jacks-or-better'),
    maxWinOf('scratchCard', 'garden'),
    maxWinOf('plinko', 'high'),
  ]).toEqual([36, 2.5, 800, 1000, 1000]);
});

test('an unknown model has no max win', () => {
  expect(maxWinOf('slot', 'unknown')).toBe(0);
});
