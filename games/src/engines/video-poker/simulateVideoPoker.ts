import { deckSize } from '../cards/card.ts';
import type { Draw } from '../gameEngine.ts';
import { createReturnTally, type SimulatedReturn } from '../returnTally.ts';
import type { BestPlay } from './exactVideoPoker.ts';
import { handIndex } from './holdValues.ts';
import { evaluateHand } from './pokerHand.ts';
import { payTable, type VideoPokerModel } from './videoPokerModels.ts';

/**
 * Plays `rounds` rounds with optimal holds: five cards of a shuffled deck, sorted, and the next ones as replacements.
 */
export function simulateVideoPoker(
  model: Pick<VideoPokerModel, 'pays'>,
  { holds }: Pick<BestPlay, 'holds'>,
  rounds: number,
  draw: Draw,
): SimulatedReturn {
  const pays = payTable(model);
  const deck = Uint8Array.from({ length: deckSize }, (_, card) => card);
  // Counts rounds by outcome first, so that the loop allocates nothing.
  const counts = new Int32Array(pays.length);
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < 10; at++) {
      const other = at + draw(deckSize - at);
      const card = deck[other] as number;
      deck[other] = deck[at] as number;
      deck[at] = card;
      // The first five cards are sorted as they are dealt.
      if (at >= 5) continue;
      for (let down = at; down > 0 && (deck[down - 1] as number) > card; down--) {
        deck[down] = deck[down - 1] as number;
        deck[down - 1] = card;
      }
    }
    const hold = holds[
      handIndex(deck[0] as number, deck[1] as number, deck[2] as number, deck[3] as number, deck[4] as number)
    ] as number;
    const held = (at: number): number => deck[(hold & (1 << at)) === 0 ? at + 5 : at] as number;
    const hand = evaluateHand(held(0), held(1), held(2), held(3), held(4));
    counts[hand] = (counts[hand] as number) + 1;
  }
  const tally = createReturnTally();
  counts.forEach((times, hand) => tally.add(pays[hand] ?? 0, times));
  return tally.seen();
}
