import { expect, test } from 'vitest';
import { cardNamed } from '../cards/card.ts';
import { confirmSimulation } from '../confirmSimulation.ts';
import { seededDraw } from '../seededDraw.ts';
import { simulatedRounds } from '../simulatedRounds.ts';
import { bestHold, worthLessThan } from './bestHold.ts';
import { exactVideoPoker } from './exactVideoPoker.ts';
import { handIndex } from './holdValues.ts';
import { simulateVideoPoker } from './simulateVideoPoker.ts';
import { videoPokerModels } from './videoPokerModels.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_260_117;

/** Hands with their optimal holds, by card names. */
const known: readonly (readonly [hand: string, held: string])[] = [
  ['JC JD 4S 5S 6S', 'JC JD'],
  ['TS JS QS KS 9C', 'TS JS QS KS'],
  ['3C 5D 8H TS QC', 'QC'],
  ['2C 3D 5H 8S TC', ''],
  ['2H 6H 9H JH 4C', '2H 6H 9H JH'],
  ['4C 4D 9H 9S KC', '4C 4D 9H 9S'],
];

test.each(videoPokerModels)(
  'simulated rounds of $id return the published percentage, computed over all hands',
  (model) => {
    const best = exactVideoPoker(model);
    expect(model.rtp).toBe(Math.round(best.rtp * 100) / 100);

    best.highest.forEach((value, held) => expect(value).toBeLessThan(worthLessThan[held] ?? 0));

    confirmSimulation(
      {
        kind: 'videoPoker',
        modelId: model.id,
        seed,
        exact: model.rtp,
        rounds: simulatedRounds(videoPokerModels, model.id),
      },
      (rounds) => simulateVideoPoker(model, best, rounds, seededDraw(seed)),
    );

    // The best hold for a single hand, used for absent players, equals the one in the exact return.
    for (const [hand, held] of known) {
      const cards = hand.split(' ').map(cardNamed);
      const names = hand.split(' ').filter((_, at) => bestHold(model, cards)[at]);
      expect(names.join(' ')).toBe(held);
      const rising = cards.toSorted((a, b) => a - b);
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = rising;
      const set = best.holds[handIndex(a, b, c, d, e)] ?? 0;
      expect(rising.filter((_, at) => (set & (1 << at)) !== 0)).toEqual(
        names.map(cardNamed).toSorted((one, other) => one - other),
      );
    }
  },
);
