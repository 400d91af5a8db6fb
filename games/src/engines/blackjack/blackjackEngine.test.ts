import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cardName, cardNamed, type Card } from '../cards/card.ts';
import { blackjackMove, shownBlackjack } from './blackjackApi.ts';
import { blackjackEngine } from './blackjackEngine.ts';
import { blackjackModels } from './blackjackModels.ts';
import {
  activeHand,
  dealRound,
  playMove,
  possibleMoves,
  roundStake,
  roundWin,
  standAll,
  type BlackjackMove,
  type BlackjackState,
  type Deal,
} from './blackjackRound.ts';
import { showBlackjack } from './showBlackjack.ts';

/**
 * A shoe with the given cards on top, dealt in this order: player, dealer’s face-up card, player, dealer’s hidden card,
 * the rest.
 */
function shoeOf(names: string): { deal: Deal; left: () => number } {
  const cards = names.split(' ').map(cardNamed);
  return { deal: () => cards.shift() as Card, left: () => cards.length };
}

function played(names: string, ...moves: BlackjackMove[]): BlackjackState {
  const { deal, left } = shoeOf(names);
  let state = dealRound(200, deal);
  for (const move of moves) {
    expect(possibleMoves(state)).toContain(move);
    state = playMove(state, move, deal);
  }
  expect(left(), 'all cards were dealt').toBe(0);
  return state;
}
const outcomes = (state: BlackjackState) => showBlackjack(state).hands.map(({ outcome }) => outcome);

describe('a round', () => {
  test('blackjack pays three to two and ends the round', () => {
    const state = played('AS 9C KD 7H');
    expect([state.over, roundWin(state), outcomes(state)]).toEqual([true, 500, ['blackjack']]);
  });

  test('two blackjacks return the stake, and a dealer’s blackjack takes the opening stake', () => {
    expect(roundWin(played('AS KC KD AH'))).toBe(200);
    const lost = played('TS KC KD AH');
    expect([lost.over, roundWin(lost), roundStake(lost), outcomes(lost)]).toEqual([true, 0, 200, ['loss']]);
  });

  test('the dealer stands on soft 17 and draws to 16', () => {
    expect(roundWin(played('TS 6C 8D AH', 'stand'))).toBe(400);
    expect(roundWin(played('TS 6C 8D TH 5C', 'stand'))).toBe(0);
    expect(roundWin(played('TS 6C 8D TH 6D', 'stand'))).toBe(400);
  });

  test('a bust hand loses before the dealer draws', () => {
    const state = played('TS 6C 6D TH KC', 'hit');
    expect([state.over, roundWin(state), outcomes(state), state.dealer.length]).toEqual([true, 0, ['bust'], 2]);
  });

  test('a double adds a second stake and deals one card', () => {
    const state = played('6S 6C 5D TH KC KD', 'double');
    expect([roundStake(state), roundWin(state), outcomes(state)]).toEqual([400, 800, ['win']]);
  });

  test('split hands are played in turn, can be doubled, and do not count 21 as blackjack', () => {
    const state = played('8S 6C 8D TH 3C TD KH 9C', 'split', 'double', 'stand');
    expect(state.hands.map(({ cards }) => cards.map(cardName).join(' '))).toEqual(['8S 3C KH', '8D TD']);
    expect([roundStake(state), roundWin(state), outcomes(state)]).toEqual([600, 1200, ['win', 'win']]);
    const tens = played('TS 6C KD TH AC 5D 2C', 'split', 'stand');
    expect([roundStake(tens), roundWin(tens), outcomes(tens)]).toEqual([400, 400, ['win', 'loss']]);
  });

  test('split aces receive one card each', () => {
    const state = played('AS 6C AD TH KC 5D TC', 'split');
    expect([state.over, roundWin(state), outcomes(state)]).toEqual([true, 800, ['win', 'win']]);
  });

  test('insurance costs half the stake and pays two to one only against a blackjack', () => {
    const saved = played('TS AC 9D KH', 'insure');
    expect([saved.over, roundStake(saved), roundWin(saved)]).toEqual([true, 300, 300]);
    const lost = played('TS AC 9D 8H', 'insure', 'stand');
    expect([roundStake(lost), roundWin(lost), outcomes(lost)]).toEqual([300, 200, ['push']]);
    const even = played('AS AC KD KH', 'insure');
    expect(roundWin(even) - roundStake(even)).toBe(200);
    expect(showBlackjack(saved).insurance).toEqual({ is: 'taken', stake: 100, win: 300 });
  });

  test('only insurance can be decided while it is offered', () => {
    const state = played('TS AC 9D 8H');
    expect(possibleMoves(state)).toEqual(['insure', 'decline']);
    expect(activeHand(state)).toBe(-1);
    expect(possibleMoves(played('TS AC 9D 8H', 'decline'))).toEqual(['hit', 'stand', 'double']);
  });

  test('an abandoned round stands on every hand and declines insurance', () => {
    const { deal } = shoeOf('8S AC 8D 8H');
    const left = standAll(dealRound(200, deal), deal);
    expect([left.over, left.insurance, roundStake(left), roundWin(left)]).toEqual([true, 'declined', 200, 0]);
    const dealt = shoeOf('8S 6C 8D TH TC 9C KD');
    const halves = standAll(playMove(dealRound(200, dealt.deal), 'split', dealt.deal), dealt.deal);
    expect([halves.over, roundStake(halves), roundWin(halves)]).toEqual([true, 400, 800]);
  });
});

const anyDraw = fc
  .infiniteStream(fc.nat())
  .map((numbers) => (below: number) => (numbers.next().value as number) % below);
const anyModel = fc.constantFrom(...blackjackModels);
const anyStake = fc.integer({ min: 1, max: 100 }).map((steps) => steps * 100);

describe('any round', () => {
  test('a round of random moves pays at most eight stakes, hides the hidden card and serialises', () => {
    fc.assert(
      fc.property(
        anyModel,
        anyStake,
        anyDraw,
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        fc.nat(12),
        (model, stake, draw, choices, leaveAfter) => {
          let step = blackjackEngine.begin(model.id, { stake }, draw);
          let total = 0;
          for (let moves = 0; ; moves++) {
            if ('refused' in step) throw new Error(step.refused);
            total += step.stake;
            const state = JSON.parse(JSON.stringify(step.state)) as BlackjackState;
            expect(state).toEqual(step.state);
            const shown = blackjackEngine.show(model.id, state);
            expect(v.parse(shownBlackjack, shown)).toEqual(shown);
            expect(shown.stake).toBe(total);
            const cards = [...state.dealer, ...state.hands.flatMap((hand) => hand.cards)];
            for (const card of cards)
              expect(cards.filter((one) => one === card).length).toBeLessThanOrEqual(model.decks);
            if (step.win !== null) {
              expect(step.win).toBe(shown.insurance.win + shown.hands.reduce((sum, { win }) => sum + win, 0));
              expect(Number.isSafeInteger(step.win)).toBe(true);
              expect(step.win).toBeLessThanOrEqual(8 * stake);
              expect(shown.moves).toEqual([]);
              expect(blackjackEngine.move(model.id, state, 'stand', draw)).toEqual({ refused: 'unknownMove' });
              return;
            }
            expect(shown.dealer.cards).toEqual([cardName(state.dealer[0] ?? -1)]);
            expect(shown.dealer.hidden).toBe(true);
            const moves_ = shown.moves;
            expect(moves_.length).toBeGreaterThan(1);
            step =
              moves >= leaveAfter
                ? blackjackEngine.settle(model.id, state, draw)
                : blackjackEngine.move(model.id, state, moves_[(choices[moves] ?? 0) % moves_.length] ?? 'stand', draw);
            if (moves >= leaveAfter && !('refused' in step))
              expect([step.stake, step.win === null]).toEqual([0, false]);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what the player sees does not depend on the dealer’s hidden card', () => {
    fc.assert(
      fc.property(anyDraw, fc.nat(51), (draw, hidden) => {
        const step = blackjackEngine.begin('six-decks', { stake: 100 }, draw);
        if ('refused' in step || step.win !== null) return;
        const other = { ...step.state, dealer: [step.state.dealer[0] ?? 0, hidden] };
        expect(showBlackjack(other)).toEqual(showBlackjack(step.state));
      }),
    );
  });

  test('unknown stakes and moves are refused without cost', () => {
    for (const stake of [0, 50, 150, 10_100, -100]) {
      expect(blackjackEngine.begin('six-decks', { stake }, () => 0)).toEqual({ refused: 'unknownStake' });
    }
    const step = blackjackEngine.begin('six-decks', { stake: 100 }, () => 20);
    if ('refused' in step) throw new Error(step.refused);
    expect(blackjackEngine.move('six-decks', step.state, 'insure', () => 0)).toEqual({ refused: 'unknownMove' });
    expect(v.is(blackjackMove, 'surrender')).toBe(false);
  });
});

test.each(blackjackModels)(
  'UK16 the rules of $id state decks, return per opening stake and the handling of open rounds, in both languages',
  ({ id, decks, rtp }) => {
    const [en, zh] = [blackjackEngine.rules(id, 'en'), blackjackEngine.rules(id, 'zh')];
    expect(en.length).toBe(zh.length);
    for (const text of [en.join(' '), zh.join(' ')]) {
      expect(text).toContain(rtp.toFixed(2));
      expect(text).toContain(String(decks));
      expect(text).toMatch(/basic strategy|基本策略/);
      expect(text).toMatch(/compared with its opening stake alone|对比初始投注计算/);
      expect(text).toMatch(/After a day|一天之后/);
      expect(text).toMatch(/play money|游戏币/);
    }
    expect(blackjackEngine.setup(id)).toMatchObject({ decks, minimum: 100, maximum: 10_000 });
  },
);
