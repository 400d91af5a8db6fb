import { createCatalogue } from '../../../games/src/catalogue/catalogue.ts';
import { marketOf } from '../../../sandbox/src/services/accounts/players.ts';
import type { Sandbox } from './sandbox.ts';

/** A game that feeds the rapid jackpot. A small catalogue begins like the large one of the sandbox. */
const rapidGame = createCatalogue(300).all.find(({ jackpots }) => jackpots.includes('rapid'))?.gameGroupId ?? 0;

/**
 * Plays rounds of simulated players that win the rapid jackpot, until so many are big wins. Another player may win a
 * jackpot first. Returns all rounds, oldest first.
 */
export async function playBigWins(
  sandbox: Pick<Sandbox, 'jackpots' | 'simulatedRounds'>,
  market: { brand: string; marketId: string },
  count: number,
): Promise<{ stake: number; win: number }[]> {
  const rules = marketOf(market.brand, market.marketId)?.rules;
  if (rules === undefined) throw new Error(`There is no market ${market.brand} ${market.marketId}.`);
  const { currencyIsoCode, bigWin } = rules;
  const wins: { stake: number; win: number }[] = [];
  for (let tried = 0; wins.length < count && tried < 5 * count; tried += 1) {
    const amount = bigWin.anyStakeFrom + 10_000 * (tried + 1);
    await sandbox.jackpots({ set: { type: 'rapid', currencyIsoCode, amount, winNext: true } });
    const { rounds } = await sandbox.simulatedRounds({ count: 1, gameGroupId: rapidGame, market });
    wins.push(...rounds.filter(({ win }) => win >= bigWin.anyStakeFrom));
  }
  return wins;
}
