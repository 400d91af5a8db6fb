import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cardName, cardNamed } from '../cards/card.ts';
import { evaluateHand, pokerHands, type PokerHand } from './pokerHand.ts';
import { shownVideoPoker, videoPokerMove } from './videoPokerApi.ts';
import { videoPokerEngine } from './videoPokerEngine.ts';
import { videoPokerModels } from './videoPokerModels.ts';
import type { VideoPokerState } from './videoPokerRound.ts';
import { videoPokerStakes } from './videoPokerStakes.ts';

const hands: readonly (readonly [cards: string, hand: PokerHand])[] = [
  ['AS KS QS JS TS', 'royalFlush'],
  ['9H KH QH JH TH', 'straightFlush'],
  ['AD 2D 3D 4D 5D', 'straightFlush'],
  ['AS AC AD AH 3C', 'fourAces'],
  ['2S 2C 2D 2H AC', 'fourLow'],
  ['4S 4C 4D 4H KC', 'fourLow'],
  ['5S 5C 5D 5H KC', 'fourOfAKind'],
  ['KS KC KD KH 2C', 'fourOfAKind'],
  ['5S 5C 5D KH KC', 'fullHouse'],
  ['2H 6H 9H JH 4H', 'flush'],
  ['AS 2C 3D 4H 5C', 'straight'],
  ['AS KC QD JH TC', 'straight'],
  ['QS KC AD 2H 3C', 'nothing'],
  ['7S 7C 7D 2H 3C', 'threeOfAKind'],
  ['7S 7C 2D 2H 3C', 'twoPair'],
  ['JS JC 2D 5H 3C', 'jacksOrBetter'],
  ['AS AC 2D 5H 3C', 'jacksOrBetter'],
  ['TS TC 2D 5H 3C', 'nothing'],
  ['AS KS QS JS 9C', 'nothing'],
];

test.each(hands)('%s is %s in any order', (cards, hand) => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(cards.split(' ').map(cardNamed), { minLength: 5 }),
      ([a = 0, b = 0, c = 0, d = 0, e = 0]) => {
        expect(pokerHands[evaluateHand(a, b, c, d, e)]).toBe(hand);
      },
    ),
  );
});

const anyDraw = fc
  .infiniteStream(fc.nat())
  .map((numbers) => (below: number) => (numbers.next().value as number) % below);
const fiveChoices = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });

describe.each(videoPokerModels)('a round of $id', (model) => {
  test('costs its stake once, pays at most one line of the pay table and never repeats a card', () => {
    fc.assert(
      fc.property(fc.constantFrom(...videoPokerStakes), anyDraw, fiveChoices, (stake, draw, hold) => {
        const begun = videoPokerEngine.begin(model.id, { stake }, draw);
        if ('refused' in begun) throw new Error(begun.refused);
        expect([begun.stake, begun.win]).toEqual([stake, null]);
        const state = JSON.parse(JSON.stringify(begun.state)) as VideoPokerState;
        const ended = videoPokerEngine.move(model.id, state, { hold }, draw);
        if ('refused' in ended || ended.win === null) throw new Error('the round did not end');
        expect(ended.stake).toBe(0);
        expect([0, ...model.pays.map(([, stakes]) => stakes * stake)]).toContain(ended.win);
        const shown = videoPokerEngine.show(model.id, JSON.parse(JSON.stringify(ended.state)) as VideoPokerState);
        expect(v.parse(shownVideoPoker, shown)).toEqual(shown);
        expect(shown.held).toEqual(hold);
        shown.cards.forEach((card, at) => expect(shown.dealt.includes(card)).toBe(hold[at]));
        expect(new Set([...shown.cards, ...shown.dealt]).size).toBe(5 + hold.filter((held) => !held).length);
        expect(videoPokerEngine.move(model.id, ended.state, { hold }, draw)).toEqual({ refused: 'unknownMove' });
      }),
    );
  });

  test('shows only the five dealt cards before the draw', () => {
    const begun = videoPokerEngine.begin(model.id, { stake: 100 }, () => 0);
    if ('refused' in begun) throw new Error(begun.refused);
    expect(begun.state.dealt.map(cardName)).toEqual(['2C', '2D', '2H', '2S', '3C']);
    expect(videoPokerEngine.show(model.id, begun.state)).toEqual({
      cards: ['2C', '2D', '2H', '2S', '3C'],
      dealt: ['2C', '2D', '2H', '2S', '3C'],
      held: null,
      hand: model.id === 'bonus-poker' ? 'fourLow' : 'fourOfAKind',
      stake: 100,
      over: false,
    });
  });

  test('holds the best cards and pays them when it is abandoned', () => {
    const state: VideoPokerState = { stake: 100, dealt: ['TS', 'JS', 'QS', 'KS', '9C'].map(cardNamed), drawn: null };
    // This draw picks the last card of the remaining deck, the ace of spades.
    const left = videoPokerEngine.settle(model.id, state, (below) => below - 1);
    expect([left.stake, left.win]).toEqual([0, 80_000]);
    expect(left.state.drawn?.held).toEqual([true, true, true, true, false]);
  });

  test('has rules that state pays, return and the handling of open rounds, in both languages', () => {
    const [en, zh] = [videoPokerEngine.rules(model.id, 'en'), videoPokerEngine.rules(model.id, 'zh')];
    expect(en.length).toBe(zh.length);
    for (const text of [en.join(' '), zh.join(' ')]) {
      expect(text).toContain(model.rtp.toFixed(2));
      for (const [, stakes] of model.pays) expect(text).toContain(` ${stakes}`);
      expect(text).toMatch(/After a day|一天之后/);
      expect(text).toMatch(/play money|游戏币/);
    }
    expect(videoPokerEngine.setup(model.id).pays[0]).toEqual({ hand: 'royalFlush', stakes: 800 });
  });
});

test('unlisted stakes and malformed holds are refused', () => {
  for (const stake of [0, 1, 1000, -20])
    expect(videoPokerEngine.begin('bonus-poker', { stake }, () => 0)).toEqual({ refused: 'unknownStake' });
  expect(v.is(videoPokerMove, { hold: [true, false] })).toBe(false);
  expect(v.is(videoPokerMove, { hold: [true, false, true, false, 1] })).toBe(false);
});
