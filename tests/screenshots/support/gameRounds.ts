import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import type { EngineKind } from '../../../games/src/engines/gameEngine.ts';
import { plinkoModels } from '../../../games/src/engines/plinko/plinkoModels.ts';

/** Rounds with a fixed outcome, as the games' server would send them. */

export type FixedOutcome = 'open' | 'win' | 'bigWin' | 'freeSpins';

/** A scratch card shows the number of its round. */
const roundId = '5f1c7d6a-3f0e-4b1a-9a5e-2d7c41f0b6a1';

/** Balance of a player of the screenshots before the round, in minor units. */
const balanceBefore = 100_000;

interface FixedRound {
  /** Null while the player has a decision. */
  readonly win: number | null;
  readonly shown: unknown;
}

const emptyStep = { wins: [], multiplier: 1, freeSpinsWon: 0, coins: [], respinsLeft: 0, win: 0 };

/** Three pictures on the first line of 20. */
function lineWin(stakes: number, stake: number) {
  const win = stakes * stake;
  const positions = [0, 1, 2].map((reel) => [reel, 1]);
  return {
    ...emptyStep,
    kind: 'spin',
    grid: ['BAB', 'CAC', 'DAD', 'BCD', 'CDB'],
    wins: [{ symbol: 'A', count: 3, line: 1, ways: 1, amount: win, positions }],
    win,
  };
}

function slotRound(outcome: FixedOutcome, stake: number): FixedRound {
  if (outcome !== 'freeSpins') {
    const step = lineWin(outcome === 'bigWin' ? 40 : 4, stake);
    return { win: step.win, shown: { steps: [step] } };
  }
  const first = { ...emptyStep, kind: 'spin', grid: ['SAB', 'CSC', 'DAS', 'BCD', 'CDB'], freeSpinsWon: 8 };
  const free = { ...lineWin(4, stake), kind: 'freeSpin' };
  return { win: free.win, shown: { steps: [first, free] } };
}

/** The chosen number wins, or the colour alone. */
function rouletteRound(outcome: FixedOutcome, chips: readonly { bet: string; amount: number }[]): FixedRound {
  const paid = chips.map((chip) => ({
    ...chip,
    win: chip.amount * (chip.bet.startsWith('straight') ? (outcome === 'bigWin' ? 36 : 0) : 2),
  }));
  return {
    win: paid.reduce((sum, { win }) => sum + win, 0),
    shown: { pocket: outcome === 'bigWin' ? 7 : 9, chips: paid },
  };
}

function blackjackRound(outcome: FixedOutcome, stake: number): FixedRound {
  const insurance = { is: 'none', stake: 0, win: 0 };
  if (outcome === 'open')
    return {
      win: null,
      shown: {
        dealer: { cards: ['9D'], hidden: true, total: 9, soft: false, blackjack: false },
        hands: [{ cards: ['6S', '5H'], total: 11, soft: false, stake, outcome: null, win: 0 }],
        active: 0,
        insurance,
        moves: ['hit', 'stand', 'double'],
        stake,
        over: false,
      },
    };
  const win = stake * 2.5;
  return {
    win,
    shown: {
      dealer: { cards: ['9D', '8C'], hidden: false, total: 17, soft: false, blackjack: false },
      hands: [{ cards: ['AS', 'KH'], total: 21, soft: true, stake, outcome: 'blackjack', win }],
      active: -1,
      insurance,
      moves: [],
      stake,
      over: true,
    },
  };
}

function videoPokerRound(outcome: FixedOutcome, stake: number): FixedRound {
  const [cards, hand, stakes] =
    outcome === 'bigWin'
      ? [['9S', '9H', '9D', '9C', 'KH'], 'fourOfAKind', 25]
      : [['JS', 'JH', '4D', '4C', 'KH'], 'twoPair', 2];
  if (outcome === 'open') return { win: null, shown: { cards, dealt: cards, held: null, hand, stake, over: false } };
  return {
    win: stakes * stake,
    shown: { cards, dealt: cards, held: [true, true, true, true, false], hand, stake, over: true },
  };
}

/** Cells name prizes by their index, the highest first. */
function scratchCardRound(outcome: FixedOutcome, stake: number): FixedRound {
  const [prize, stakes] = outcome === 'bigWin' ? [3, 40] : [5, 6];
  return { win: stakes * stake, shown: { stake, cells: [prize, 7, 6, 4, prize, 7, 6, 4, prize], prize } };
}

/** The ball falls into the first slot, or into the second. */
function plinkoRound(outcome: FixedOutcome, stake: number, rows: 12 | 16): FixedRound {
  const slot = outcome === 'bigWin' ? 0 : 1;
  const tenths = plinkoModels[0]?.tenths[rows][slot] ?? 0;
  const path = Array.from({ length: rows }, (_, at) => (at < slot ? 1 : 0));
  return { win: (tenths * stake) / 10, shown: { rows, path, slot, tenths } };
}

const bet = v.object({
  bet: v.object({
    stake: v.optional(v.number()),
    rows: v.optional(v.picklist([12, 16])),
    chips: v.optional(v.array(v.object({ bet: v.string(), amount: v.number() }))),
  }),
});

function fixedRound(kind: EngineKind, outcome: FixedOutcome, posted: unknown): FixedRound & { stake: number } {
  const { stake = 0, rows = 12, chips = [] } = v.parse(bet, posted).bet;
  const total = stake + chips.reduce((sum, { amount }) => sum + amount, 0);
  const round = {
    slot: () => slotRound(outcome, stake),
    roulette: () => rouletteRound(outcome, chips),
    blackjack: () => blackjackRound(outcome, stake),
    videoPoker: () => videoPokerRound(outcome, stake),
    scratchCard: () => scratchCardRound(outcome, stake),
    plinko: () => plinkoRound(outcome, stake, rows),
  }[kind]();
  return { ...round, stake: total };
}

/** Replies to every round of the game with a fixed outcome. Call it before the game opens. */
export async function replyWithRound(page: Page, kind: EngineKind, outcome: FixedOutcome): Promise<void> {
  await page.route('**/rounds', (route) => {
    const { win, stake, shown } = fixedRound(kind, outcome, route.request().postDataJSON());
    return route.fulfill({
      json: { roundId, stake, win, jackpotWin: 0, balance: balanceBefore - stake + (win ?? 0), shown },
    });
  });
  await page.route('**/rounds/seen', (route) => route.fulfill({ json: { seen: true } }));
}

/** Lets every round wait: the server asks the game to call again later, for longer than a screenshot takes. */
export async function holdRounds(page: Page): Promise<void> {
  await page.route('**/rounds', (route) =>
    route.fulfill({ status: 429, json: { reason: 'tooEarly', retryAfterMs: 3_600_000 } }),
  );
}

/** Loses every round's request, as without a network. */
export async function loseRounds(page: Page): Promise<void> {
  await page.route('**/rounds', (route: Route) => route.abort());
}

const transparentPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Replies to requests for the drawn art of a game. Screenshots hide pictures, but their place must be the same. */
export async function replyWithArt(page: Page): Promise<void> {
  await page.route('**/game-art/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: transparentPixel,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}
