import { randomBytes } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import { allRows, change, firstRow, inTransaction } from '../kernel/database.ts';
import type { SandboxContext } from '../kernel/module.ts';
import type { Players } from '../services/accounts/players.ts';

/** A simulated player. `number` determines market and preferences. */
export interface SimulatedPlayer {
  readonly userId: number;
  readonly productId: number;
  readonly brand: string;
  readonly marketId: string;
  readonly number: number;
}

/** Every other player prefers jackpots and larger stakes; the others prefer popular games. */
export const prefersJackpots = ({ number }: SimulatedPlayer): boolean => number % 2 === 0;

export interface MarketName {
  brand: string;
  marketId: string;
}

export interface SimulatedPlayerPool {
  readonly members: readonly SimulatedPlayer[];
  /**
   * Adds a player to this market or to the next one in rotation. Returns null if the pool is full or the market does
   * not exist.
   */
  add(market?: MarketName): SimulatedPlayer | null;
}

/** Initial play money, in minor units. */
export const simulatedGrant = 50_000;
const largest = 2000;

/** Market rotation: markets of one country are three times as frequent as the rest of the world. */
const marketsInTurn: readonly MarketName[] = brands.flatMap(({ id, markets }) =>
  markets.flatMap((market) => Array.from({ length: market.isRow ? 1 : 3 }, () => ({ brand: id, marketId: market.id }))),
);

/** Loads all simulated players from the database. */
export function createSimulatedPlayerPool(
  { database }: Pick<SandboxContext, 'database'>,
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

  /** Nobody can log in as a simulated player, because the hash matches no known password. */
  const unusablePasswordHash = (): string =>
    `${randomBytes(16).toString('base64')}.${randomBytes(32).toString('base64')}`;

  return {
    get members() {
      return all();
    },
    add: (preferred) =>
      inTransaction(database, () => {
        const known = all();
        const number = (known.at(-1)?.number ?? -1) + 1;
        const market = preferred ?? marketsInTurn[number % marketsInTurn.length];
        if (market === undefined || known.length >= largest) return null;
        const userId = players.create({
          ...market,
          username: simulatedName(number),
          passwordHash: unusablePasswordHash(),
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

const first = [
  'Amber',
  'Brisk',
  'Copper',
  'Dusky',
  'Early',
  'Fabled',
  'Gentle',
  'Hazel',
  'Ivory',
  'Jolly',
  'Keen',
  'Lunar',
  'Merry',
  'Noble',
  'Opal',
  'Quiet',
  'Rustic',
  'Silver',
  'Tidal',
  'Velvet',
];
const second = [
  'Anchor',
  'Badger',
  'Cedar',
  'Drum',
  'Egret',
  'Fern',
  'Glade',
  'Heron',
  'Iris',
  'Juniper',
  'Kestrel',
  'Lark',
  'Maple',
  'Newt',
  'Otter',
  'Plover',
  'Quill',
  'Robin',
  'Sparrow',
  'Thistle',
];

/** Returns the unique invented name of a number. The first four hundred contain no digits. */
export function simulatedName(number: number): string {
  const pair = `${first[number % first.length]}${second[(number + Math.floor(number / first.length)) % second.length]}`;
  const round = Math.floor(number / (first.length * second.length));
  return round === 0 ? pair : `${pair}${round}`;
}
