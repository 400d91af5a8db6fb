/** Messages of a slot, beside those that all games share. Amounts arrive as finished text. */
export interface SlotMessages {
  spin: string;
  wild: string;
  scatter: string;
  spinning: string;
  /** Free spins that the player has in this game, beside those that its symbols give. */
  spinningFree: string;
  freeSpinsHere: string;
  freeSpinsLeft(count: number, stake: string): string;
  /** How many lines won over all spins of the round, ways likewise, falls that paid, coins that were held. */
  won(amount: string, lines: number): string;
  wonInWays(amount: string, ways: number): string;
  wonInFalls(amount: string, falls: number): string;
  wonWithCoins(amount: string, coins: number): string;
  freeSpinsWon(count: number): string;
  freeSpin(number: number, count: number): string;
  soFar(amount: string): string;
  multiplied(multiplier: number): string;
  coinsHeld(coins: number, respins: number): string;
  respinsLeft(respins: number): string;
  coin: string;
  /** What the amounts of the pay table are for, by mechanic. */
  pays: Readonly<Record<'lines' | 'ways' | 'tumble' | 'hold' | 'classic', string>>;
  /** Heading of the drawings of all lines. */
  lines: string;
  symbol(number: number): string;
  freeSpinsCount(count: number): string;
  wildFact(isClassic: boolean): string;
  freeFact(multiplier: number): string;
  mixedFact(amount: string): string;
  multiplierFact(multipliers: readonly number[]): string;
  coinFact(facts: { needed: number; least: string; max: string; full: string }): string;
  keys: string;
}

export const messages: SlotMessages = {
  spin: 'Spin',
  wild: 'Wild',
  scatter: 'Free',
  spinning: 'The reels are spinning.',
  spinningFree: 'Free spin: the reels are spinning.',
  freeSpinsHere: 'Free spins',
  freeSpinsLeft: (count, stake) => `${count} × ${stake}`,
  won: (amount, lines) => `Won ${amount} on ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
  wonInWays: (amount, ways) => `Won ${amount} in ${ways} ${ways === 1 ? 'way' : 'ways'}.`,
  wonInFalls: (amount, falls) => `Won ${amount} in ${falls} ${falls === 1 ? 'tumble' : 'tumbles'}.`,
  wonWithCoins: (amount, coins) => `Won ${amount} with ${coins} coins.`,
  freeSpinsWon: (count) => `${count} free spins.`,
  freeSpin: (number, count) => `Free spin ${number} of ${count}`,
  soFar: (amount) => `so far ${amount}`,
  multiplied: (multiplier) => `Wins multiplied by ${multiplier}`,
  coinsHeld: (coins, respins) => `${coins} coins held. ${respins} respins.`,
  respinsLeft: (respins) => (respins === 1 ? 'Last respin' : `${respins} respins left`),
  coin: 'Coin',
  pays: {
    lines: 'Line pays at your stake, for 3, 4 and 5 in a row.',
    ways: 'Pays per way at your stake, on 3, 4 and 5 adjacent reels.',
    tumble: 'Pays at your stake for this many or more anywhere, before the multiplier.',
    hold: 'Line pays at your stake, for 3, 4 and 5 in a row.',
    classic: 'Line pays at your stake.',
  },
  lines: 'Lines',
  symbol: (number) => `Symbol ${number}`,
  freeSpinsCount: (count) => `${count} free spins`,
  wildFact: (isClassic) =>
    isClassic ? 'Substitutes for every symbol and doubles the win.' : 'Substitutes for every paying symbol.',
  freeFact: (multiplier) => `Free spin wins are multiplied by ${multiplier}.`,
  mixedFact: (amount) => `Any mix of three of these pays ${amount}.`,
  multiplierFact: (multipliers) => `Tumble multipliers: ${multipliers.join(', ')}.`,
  coinFact: ({ needed, least, max, full }) =>
    `${needed} or more are held and start respins. Each is worth ${least} to ${max}. All fifteen places filled pay ${full} extra.`,
  keys: 'Space or Enter spins, plus and minus change the stake.',
};
