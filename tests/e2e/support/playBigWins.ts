import { createCatalogue } from '../../../games/src/catalogue/catalogue.ts';
import { marketOf } from '../../../sandbox/src/services/accounts/players.ts';
import { isBigWin } from '../../../sandbox/src/services/winners/winners.ts';
import type { Sandbox } from './sandbox.ts';

/** A game that feeds the rapid jackpot. A small catalogue begins like the large one of the sandbox. */
const rapidGame = createCatalogue(300).all.find(({ jackpots }) => jackpots.includes('rapid'))?.gameGroupId ?? 0;

interface Market {
  brand: string;
  marketId: string;
}

function rulesOf({ brand, marketId }: Market) {
  const rules = marketOf(brand, marketId)?.rules;
  if (rules === undefined) throw new Error(`There is no market ${brand} ${marketId}.`);
  return rules;
}

/** Returns the rounds that the market’s list of winners shows. */
export const bigWinsOf = <Round extends { stake: number; win: number }>(rounds: readonly Round[], market: Market) =>
  rounds.filter((round) => isBigWin(round, rulesOf(market).bigWin));

/**
 * Plays rounds of simulated players that win the rapid jackpot, until so many are big wins. Another player may win a
 * jackpot first. Returns the big wins, oldest first.
 */
export async function playBigWins(
  sandbox: Pick<Sandbox, 'jackpots' | 'simulatedRounds'>,
  market: Market,
  count: number,
): Promise<{ stake: number; win: number }[]> {
  const { currencyIsoCode, bigWin } = rulesOf(market);
  const wins: { stake: number; win: number }[] = [];
  for (let tried = 0; wins.length < count && tried < 5 * count; tried += 1) {
    const amount = bigWin.anyStakeFrom + 10_000 * (tried + 1);
    await sandbox.jackpots({ set: { type: 'rapid', currencyIsoCode, amount, winNext: true } });
    const { rounds } = await sandbox.simulatedRounds({ count: 1, gameGroupId: rapidGame, market });
    wins.push(...bigWinsOf(rounds, market));
  }
  return wins;
}
