import type { GameHistory, GameRound, MoneyHistory, RoundRecord, RoundReplayLink } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/ids';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { SandboxContext } from '../../kernel/module.ts';
import type { PlayedRounds } from '../wallet/playedRounds.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { describeRound } from './describeRound.ts';
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
  /** Returns how a round was decided; undefined if the player has no such round. */
  round(request: { userId: number; roundId: string; culture: Culture }): GameRound | undefined;
}

/** Rounds with their records, of the play service. */
export interface RecordedRounds {
  find(roundId: string, userId: number): { row: RecordedRound; record: RoundRecord | null } | undefined;
}

/** A stored round. `shown` is JSON; amounts in minor units. */
export interface RecordedRound {
  readonly engine: string;
  readonly model_id: string;
  readonly currency: string;
  readonly shown: string;
  readonly stake: number;
  readonly win: number | null;
  readonly jackpot_win: number;
}

/** HI-01, UK2: lists play and payments. Entries are never deleted. */
export function createPlayerHistory(
  { database }: Pick<SandboxContext, 'database'>,
  {
    wallet,
    played,
    catalogue,
    records,
    replayLinkOf,
  }: {
    wallet: Pick<Wallet, 'moneyTotals'>;
    played: Pick<PlayedRounds, 'openRounds'>;
    catalogue: Pick<Catalogue, 'byId'>;
    records: RecordedRounds;
    /** Returns the link to the replay of a round; undefined if it is not offered. */
    replayLinkOf?: (roundId: string) => RoundReplayLink | undefined;
  },
): PlayerHistory {
  return {
    round({ userId, roundId, culture }) {
      const found = records.find(roundId, userId);
      if (found === undefined) return undefined;
      const { row, record } = found;
      const { currency: currencyIsoCode, stake, win, jackpot_win: jackpotWin } = row;
      const result = JSON.parse(row.shown) as unknown;
      const ending = record?.ending ?? (result === null ? 'void' : 'player');
      const facts = { engine: row.engine, modelId: row.model_id, result, ending, jackpotWin };
      const draw = win === null ? [] : describeRound(facts, { culture, currencyIsoCode });
      const replay = record === null || record.ending === 'void' ? undefined : replayLinkOf?.(roundId);
      return { currencyIsoCode, stake, win, jackpotWin, draw, record, ...(replay !== undefined && { replay }) };
    },
    games(request) {
      const { rows, next } = roundPage(database, request);
      const { staked, won } = wallet.moneyTotals(request.userId, request);
      return {
        currencyIsoCode: request.currencyIsoCode,
        totals: { staked, won },
        open: played.openRounds(request.userId, request),
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
