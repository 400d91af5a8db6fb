/** How a finished round was decided, in plain sentences. Amounts are formatted; `cards` are names of cards. */
export interface RoundDrawMessages {
  readonly slotLegend: string;
  readonly slotStep: Readonly<Record<'spin' | 'freeSpin' | 'tumble' | 'respin', (at: number) => string>>;
  reels(reels: readonly string[]): string;
  lineWin(facts: { symbol: string; count: number; line: number; amount: string }): string;
  waysWin(facts: { symbol: string; count: number; ways: number; amount: string }): string;
  coins(coins: readonly string[]): string;
  freeSpinsWon(count: number): string;
  readonly noWin: string;
  dealerCards(cards: string, total: number): string;
  hand(facts: { at: number; count: number; cards: string; total: number }): string;
  readonly handOutcomes: Readonly<Record<'blackjack' | 'win' | 'push' | 'loss' | 'bust', (amount: string) => string>>;
  insurance(stake: string, win: string): string;
  readonly colours: Readonly<Record<'green' | 'red' | 'black', string>>;
  pocket(number: number, colour: string): string;
  chips(spot: string, amount: string, win: string): string;
  dealt(cards: string): string;
  held(cards: string): string;
  readonly heldNone: string;
  finalHand(cards: string, hand: string): string;
  /** In the place of the name of a hand. */
  readonly noPayingHand: string;
  scratchCells(cells: string): string;
  scratchPrize(multiple: number): string;
  readonly scratchNoPrize: string;
  readonly bounces: readonly [left: string, right: string];
  ball(facts: { rows: number; path: string; slot: number; multiple: number }): string;
  jackpot(amount: string): string;
  readonly endedByRules: string;
  readonly isVoid: string;
}

export const messages: RoundDrawMessages = {
  slotLegend: 'Letters stand for the symbols of the pay table: W is wild, S is a scatter, $ is a coin, - is a blank.',
  slotStep: {
    spin: () => 'Paid spin.',
    freeSpin: (at) => `Free spin ${at}.`,
    tumble: (at) => `Tumble ${at}.`,
    respin: (at) => `Respin ${at}.`,
  },
  reels: (reels) => `Reels from left to right, each from top to bottom: ${reels.join(', ')}.`,
  lineWin: ({ symbol, count, line, amount }) => `Line ${line}: ${count} × ${symbol} pay ${amount}.`,
  waysWin: ({ symbol, count, ways, amount }) =>
    ways > 1 ? `${count} × ${symbol} in ${ways} ways pay ${amount}.` : `${count} × ${symbol} pay ${amount}.`,
  coins: (coins) => `Coins: ${coins.join(', ')}.`,
  freeSpinsWon: (count) => `${count} free spins won.`,
  noWin: 'No win.',
  dealerCards: (cards, total) => `The dealer had ${cards}: ${total}.`,
  hand: ({ at, count, cards, total }) => `${count > 1 ? `Your hand ${at}` : 'Your hand'} was ${cards}: ${total}.`,
  handOutcomes: {
    blackjack: (amount) => `Blackjack paid ${amount}.`,
    win: (amount) => `The hand won and paid ${amount}.`,
    push: (amount) => `A push returned ${amount}.`,
    loss: () => 'The hand lost.',
    bust: () => 'The hand was bust.',
  },
  insurance: (stake, win) => `Insurance cost ${stake} and paid ${win}.`,
  colours: { green: 'green', red: 'red', black: 'black' },
  pocket: (number, colour) => `The ball stopped in ${number} (${colour}).`,
  chips: (spot, amount, win) => `${spot}: ${amount} staked, ${win} paid.`,
  dealt: (cards) => `You were dealt ${cards}.`,
  held: (cards) => `You held ${cards}.`,
  heldNone: 'You held no card.',
  finalHand: (cards, hand) => `Your final hand was ${cards}: ${hand}.`,
  noPayingHand: 'no paying hand',
  scratchCells: (cells) => `Multiples below the foil, row by row: ${cells}.`,
  scratchPrize: (multiple) =>
    `Three equal cells won ${multiple === 1 ? 'the price back' : `${multiple} times the price`}.`,
  scratchNoPrize: 'No three cells were equal: no prize.',
  bounces: ['left', 'right'],
  ball: ({ rows, path, slot, multiple }) =>
    `The ball fell through ${rows} rows: ${path}. It landed in slot ${slot} from the left, which pays ${multiple === 1 ? 'the stake back' : `${multiple} times the stake`}.`,
  jackpot: (amount) => `A jackpot paid ${amount}. Jackpots are drawn separately from the game.`,
  endedByRules: 'You left the round, and the rules of the game ended it.',
  isVoid: 'The round could not be finished. Your stake was returned.',
};
