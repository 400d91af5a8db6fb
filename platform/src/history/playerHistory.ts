import type { GameHistory, MoneyHistory } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/identifiers';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { moneyPage, roundPage } from './historyRows.ts';
import type { HistoryOf } from './historyRows.ts';

/** Whose history, in which words. */
export interface HistoryRequest extends HistoryOf {
  readonly currencyIsoCode: string;
  readonly culture: Culture;
}

export interface PlayerHistory {
  games(wish: HistoryRequest): GameHistory;
  money(wish: HistoryRequest): MoneyHistory;
}

/** HI-01, UK2: what was played and paid; nothing of it is ever deleted. */
export function createPlayerHistory(
  { database }: Pick<PlatformContext, 'database'>,
  { wallet, catalogue }: { wallet: Pick<Wallet, 'moneyTotals'>; catalogue: Pick<Catalogue, 'byId'> },
): PlayerHistory {
  return {
    games(wish) {
      const { rows, next } = roundPage(database, wish);
      const { staked, won } = wallet.moneyTotals(wish.userId, wish);
      return {
        currencyIsoCode: wish.currencyIsoCode,
        totals: { staked, won },
        rounds: rows.map((row) => ({
          roundId: row.id,
          gameGroupId: row.game_group_id,
          name: catalogue.byId(row.game_group_id)?.name[wish.culture] ?? '',
          openedAt: row.at,
          stake: row.stake,
          win: row.win,
          balance: row.balance_after,
        })),
        next,
      };
    },
    money(wish) {
      const { rows, next } = moneyPage(database, wish);
      const { deposited, withdrawn } = wallet.moneyTotals(wish.userId, wish);
      const ever = wallet.moneyTotals(wish.userId);
      return {
        currencyIsoCode: wish.currencyIsoCode,
        totals: { deposited, withdrawn },
        lifetimeNetDeposits: ever.deposited - ever.withdrawn,
        moves: rows.map(({ kind, amount, at, balance_after: balance }) => ({ kind, amount, bookedAt: at, balance })),
        next,
      };
    },
  };
}
