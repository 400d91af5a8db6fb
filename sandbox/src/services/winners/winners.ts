import { randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import type { BigWinRules } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import type { Winner, WinnersSort } from '@foyer/contract/winners';
import { maskedName, maxWinners } from '@foyer/contract/winners';
import type { RoundObserver, SettledRound } from '@foyer/games/engines/roundObserver';
import { allRows, change, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Player } from '../accounts/players.ts';

/** Whose wins share a list: players of one product and one currency. */
export interface WinnersMarket {
  productId: number;
  currencyIsoCode: string;
}

/**
 * Returns what counts as a big win in a list. Markets that share the list share the strictest rules; without any, those
 * of the rest of the world apply.
 */
export function bigWinRulesIn({ productId, currencyIsoCode }: WinnersMarket): BigWinRules {
  const rules = brands
    .filter((brand) => brand.productId === productId)
    .flatMap(({ markets }) => markets.filter((market) => market.rules.currencyIsoCode === currencyIsoCode))
    .map((market) => market.rules.bigWin);
  const strictest = (name: keyof BigWinRules) =>
    Math.max(...(rules.length > 0 ? rules : [restOfWorldRules.bigWin]).map((rule) => rule[name]));
  return {
    minStake: strictest('minStake'),
    minMultiple: strictest('minMultiple'),
    anyStakeFrom: strictest('anyStakeFrom'),
  };
}

/** Returns whether a list shows the win. Amounts in minor units of the list's currency. */
export function isBigWin({ stake, win }: { stake: number; win: number }, rules: BigWinRules): boolean {
  const { minStake, minMultiple, anyStakeFrom } = rules;
  return win >= anyStakeFrom || (stake >= minStake && win >= stake * minMultiple);
}

export const winnersSchema = `
CREATE TABLE IF NOT EXISTS winner (
  id TEXT PRIMARY KEY,
  round_id TEXT NOT NULL UNIQUE,
  product_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  game_group_id INTEGER NOT NULL,
  player_name TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  win INTEGER NOT NULL CHECK (win > stake),
  won_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS winner_of_market ON winner (product_id, currency, won_at);
`;

export interface Winners extends RoundObserver {
  list(market: WinnersMarket, sort: WinnersSort): Winner[];
  /** Deletes stored wins that are no longer big, because a market has raised its minimum. */
  applyMinimums(): void;
}

type WinnersPlayer = Pick<Player, 'username' | 'product_id'>;
/** Returns the player of a win; undefined if the player does not exist. */
type PlayerOf = (userId: number) => WinnersPlayer | undefined;

/** Retention of wins, in milliseconds. */
const retentionMs = 7 * 86_400_000;

const orders: Readonly<Record<WinnersSort, string>> = {
  current: 'won_at DESC, rowid DESC',
  topMultiplier: 'CAST(win AS REAL) / stake DESC, won_at DESC, rowid DESC',
  topWinners: 'win DESC, won_at DESC, rowid DESC',
};

interface Row {
  id: string;
  round_id: string;
  game_group_id: number;
  player_name: string;
  stake: number;
  win: number;
  won_at: number;
}

interface StoredWin extends WinnersMarket {
  id: string;
  stake: number;
  win: number;
}

/**
 * Lists settled rounds with a big win. Stores no more per product and currency than can be shown. The wins of a player
 * who may not be shown stay stored, and are listed again when that ends.
 */
export function createWinners(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  playerOf: PlayerOf,
  {
    rulesOf = bigWinRulesIn,
    playerOfRound = () => null,
    mayBeShown = () => true,
  }: {
    rulesOf?: (market: WinnersMarket) => BigWinRules;
    /** Returns the player of a round; null for a round that is not stored. */
    playerOfRound?: (roundId: string) => number | null;
    /** Whether a public list may show the wins of a player: not those of a banned or excluded one. */
    mayBeShown?: (userId: number) => boolean;
  } = {},
): Winners {
  function isShown({ round_id: roundId }: Row): boolean {
    const userId = playerOfRound(roundId);
    return userId === null || mayBeShown(userId);
  }

  const newest = (productId: number, currencyIsoCode: string, sort: WinnersSort): Row[] =>
    allRows<Row>(
      database,
      `SELECT id, round_id, game_group_id, player_name, stake, win, won_at FROM winner
        WHERE product_id = ? AND currency = ? AND won_at > ? ORDER BY ${orders[sort]} LIMIT ${maxWinners}`,
      productId,
      currencyIsoCode,
      clock.now() - retentionMs,
    );

  function prune(productId: number, currencyIsoCode: string): void {
    const retained = (Object.keys(orders) as WinnersSort[])
      .flatMap((sort) => newest(productId, currencyIsoCode, sort))
      .map(({ id }) => id);
    change(
      database,
      'DELETE FROM winner WHERE product_id = ? AND currency = ? AND id NOT IN (SELECT value FROM json_each(?))',
      productId,
      currencyIsoCode,
      JSON.stringify(retained),
    );
  }

  return {
    // Only the end of a round shows whether it paid more than its stake.
    stakePlaced: () => [],
    roundSettled({ roundId, userId, gameGroupId, currencyIsoCode, stake, win, settledAt }: SettledRound) {
      const player = stake > 0 && win > stake ? playerOf(userId) : undefined;
      if (!player || !isBigWin({ stake, win }, rulesOf({ productId: player.product_id, currencyIsoCode }))) return;
      inTransaction(database, () => {
        change(
          database,
          `INSERT INTO winner (id, round_id, product_id, currency, game_group_id, player_name, stake, win, won_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          randomUUID(),
          roundId,
          player.product_id,
          currencyIsoCode,
          gameGroupId,
          maskedName(player.username),
          stake,
          win,
          settledAt,
        );
        prune(player.product_id, currencyIsoCode);
      });
    },
    list: ({ productId, currencyIsoCode }, sort) =>
      newest(productId, currencyIsoCode, sort)
        .filter(isShown)
        .map((row) => ({
          id: row.id,
          gameGroupId: row.game_group_id,
          playerName: row.player_name,
          amount: row.win,
          currencyIsoCode,
          multiplier: Math.round((row.win / row.stake) * 100) / 100,
          wonAt: row.won_at,
        })),
    applyMinimums: () =>
      inTransaction(database, () => {
        const small = allRows<StoredWin>(
          database,
          'SELECT id, product_id AS productId, currency AS currencyIsoCode, stake, win FROM winner',
        ).filter((stored) => !isBigWin(stored, rulesOf(stored)));
        for (const { id } of small) change(database, 'DELETE FROM winner WHERE id = ?', id);
      }),
  };
}
