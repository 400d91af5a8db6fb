import { expect, test } from 'vitest';
import { rankOf, ranks, type Card } from '../cards/card.ts';
import { createFastShoe } from '../cards/fastShoe.ts';
import { confirmSimulation } from '../confirmSimulation.ts';
import { seededDraw } from '../seededDraw.ts';
import { simulatedRounds } from '../simulatedRounds.ts';
import { advise, adviseSplit } from './advise.ts';
import { blackjackModels } from './blackjackModels.ts';
import {
  activeHand,
  dealRound,
  playMove,
  possibleMoves,
  roundStake,
  roundWin,
  type BlackjackMove,
  type BlackjackState,
} from './blackjackRound.ts';
import { pointsOf, valueOf } from './handValue.ts';
import { netOfRound, simulateBlackjack } from './simulateBlackjack.ts';

/** The fixed seed makes the result reproducible. */
const seed = 20_260_117;

test.each(blackjackModels)('simulated rounds of $id return the published percentage', (model) => {
  const rounds = simulatedRounds(blackjackModels, model.id);
  const seen = confirmSimulation({ kind: 'blackjack', modelId: model.id, seed, exact: model.rtp, rounds }, (count) =>
    simulateBlackjack(model, count, seededDraw(seed)),
  );
  expect(seen.halfWidth).toBeLessThan(0.125 * Math.sqrt(10_000_000 / rounds));
});

const letters: Readonly<Record<string, BlackjackMove>> = { H: 'hit', S: 'stand', D: 'double' };

function basicStrategyMove(state: BlackjackState): BlackjackMove {
  const moves = possibleMoves(state);
  if (moves.includes('decline')) return 'decline';
  const { cards = [] } = state.hands[activeHand(state)] ?? {};
  const open = pointsOf(state.dealer[0] ?? 0);
  if (moves.includes('split') && adviseSplit(pointsOf(cards[0] ?? 0), open)) return 'split';
  return letters[advise(valueOf(cards), open, moves.includes('double'))] ?? 'stand';
}

test('the simulation and real rounds give the same results for the same cards', () => {
  const source = createFastShoe(6, seededDraw(seed));
  let splits = 0;
  for (let round = 0; round < 50_000; round++) {
    const cards: Card[] = [];
    source.gather();
    for (let count = 0; count < 40; count++) cards.push(source.deal());
    let at = 0;
    const shoe = { gather: () => (at = 0), deal: () => cards[at++] as Card };
    const net = netOfRound(shoe);
    const dealtBySimulation = at;
    at = 0;
    let state = dealRound(2, shoe.deal);
    while (!state.over) state = playMove(state, basicStrategyMove(state), shoe.deal);
    expect(roundWin(state) - roundStake(state)).toBe(net);
    expect(at).toBe(dealtBySimulation);
    if (state.hands.length > 1 && rankOf(state.hands[0]?.cards[0] ?? 0) !== ranks.ace) splits++;
  }
  expect(splits).toBeGreaterThan(500);
});
