import type { GameHistory, MoneyHistory } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/identifiers';
import type { Catalogue } from '../../games/catalogue/catalogue.ts';
import type { PlatformContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { moneyPage, roundPage } from './historyRows.ts';
import type { HistoryOf } from './historyRows.ts';

/** Query and language of a history request. */
export interface HistoryRequest extends HistoryOf {
  readonly currencyIsoCode: string;
  readonly culture: Culture;
}

export interface PlayerHistory {
  games(request: HistoryRequest): GameHistory;
  money(request: HistoryRequest): MoneyHistory;
}

/** HI-01, UK2: lists play and payments. Entries are never deleted. */
export function createPlayerHistory(
  { database }: Pick<PlatformContext, 'database'>,
  { wallet, catalogue }: { wallet: Pick<Wallet, 'moneyTotals'>; catalogue: Pick<Catalogue, 'byId'> },
): PlayerHistory {
  return {
    games(request) {
      const { rows, next } = roundPage(database, request);
      const { staked, won } = wallet.moneyTotals(request.userId, request);
      return {
        currencyIsoCode: request.currencyIsoCode,
        totals: { staked, won },
        rounds: rows.map((row) => ({
          roundId: row.id,
          gameGroupId: row.game_group_id,
          name: catalogue.byId(row.game_group_id)?.name[request.culture] ?? '',
          openedAt: row.at,
          stake: row.stake,
          win: row.win,
          balance: row.balance_after,
        })),
        next,
      };
    },
    money(request) {
      const { rows, next } = moneyPage(database, request);
      const { deposited, withdrawn } = wallet.moneyTotals(request.userId, request);
      const ever = wallet.moneyTotals(request.userId);
      return {
        currencyIsoCode: request.currencyIsoCode,
        totals: { deposited, withdrawn },
        lifetimeNetDeposits: ever.deposited - ever.withdrawn,
        moves: rows.map(({ kind, amount, at, balance_after: balance }) => ({ kind, amount, bookedAt: at, balance })),
        next,
      };
    },
  };
}
