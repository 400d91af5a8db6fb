import { randomBytes } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import type { Players } from '../accounts/players.ts';
import { allRows, change, firstRow, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import { simulatedName } from './simulatedNames.ts';

/** A simulated player. `number` says how the player was made and what they like to play. */
export interface SimulatedPlayer {
  readonly userId: number;
  readonly productId: number;
  readonly brand: string;
  readonly marketId: string;
  readonly number: number;
}

/** Every other player plays for the jackpots, with larger stakes; the rest play what is played most. */
export const likesJackpots = ({ number }: SimulatedPlayer): boolean => number % 2 === 0;

export interface MarketName {
  brand: string;
  marketId: string;
}

export interface SimulatedPlayerPool {
  readonly members: readonly SimulatedPlayer[];
  /** Another player, in this market or in the next one in turn. Null when the pool is as large as it may be, or there is no such market. */
  add(market?: MarketName): SimulatedPlayer | null;
}

/** Play money to begin with, minor units. */
export const simulatedGrant = 50_000;
const largest = 2000;

/** Markets in turn; those of one country three times as often as the rest of the world. */
const marketsInTurn: readonly MarketName[] = brands.flatMap(({ id, markets }) =>
  markets.flatMap((market) => Array.from({ length: market.isRow ? 1 : 3 }, () => ({ brand: id, marketId: market.id }))),
);

/** Everybody who was ever simulated, as the database knows them. */
export function createSimulatedPlayerPool(
  { database }: Pick<PlatformContext, 'database'>,
  players: Pick<Players, 'create'>,
): SimulatedPlayerPool {
  let members: SimulatedPlayer[] | null = null;

  function all(): SimulatedPlayer[] {
    return (members ??= allRows<SimulatedPlayer>(
      database,
      `SELECT player.user_id AS userId, product_id AS productId, brand, market_id AS marketId, number
         FROM simulated_player JOIN player ON player.user_id = simulated_player.user_id ORDER BY number`,
    ));
  }

  /** Nobody can log in as a simulated player: the hash belongs to no password that anybody knows. */
  const nobodysPassword = (): string => `${randomBytes(16).toString('base64')}.${randomBytes(32).toString('base64')}`;

  return {
    get members() {
      return all();
    },
    add: (wished) =>
      inTransaction(database, () => {
        const known = all();
        const number = (known.at(-1)?.number ?? -1) + 1;
        const market = wished ?? marketsInTurn[number % marketsInTurn.length];
        if (market === undefined || known.length >= largest) return null;
        const userId = players.create({
          ...market,
          username: simulatedName(number),
          passwordHash: nobodysPassword(),
          grant: simulatedGrant,
          termsAccepted: true,
        });
        if (userId === null) return null;
        change(database, 'INSERT INTO simulated_player (user_id, number) VALUES (?, ?)', userId, number);
        const productId =
          firstRow<{ product_id: number }>(database, 'SELECT product_id FROM player WHERE user_id = ?', userId)
            ?.product_id ?? 0;
        const member = { userId, productId, ...market, number };
        known.push(member);
        return member;
      }),
  };
}
