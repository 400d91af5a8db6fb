import { createHash } from 'node:crypto';
import type { RoundRecord } from '@foyer/contract/history';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { RoundRow } from './roundRows.ts';

interface RecordRow {
  seed: string;
  rules_version: string;
  is_free: number;
  ending: RoundRecord['ending'];
  fingerprint: string | null;
}

/** Returns the digest of a record. The order of the fields is part of it. */
export function fingerprintOf(record: Omit<RoundRecord, 'fingerprint'>): string {
  const { format, roundId, engine, modelId, rulesVersion, seed, bet, moves } = record;
  const { isFree, ending, stake, win, jackpotWin, result } = record;
  const source = [format, roundId, engine, modelId, rulesVersion, seed, bet, moves];
  const outcome = [isFree, ending, stake, win, jackpotWin, result];
  return createHash('sha256')
    .update(JSON.stringify([source, outcome]))
    .digest('hex');
}

/** Records that explain rounds. Call within the transaction that writes the round. */
export function createRoundRecords({ database }: Pick<SandboxContext, 'database'>) {
  const rowOf = (roundId: string): RecordRow | undefined =>
    firstRow(database, 'SELECT * FROM game_round_record WHERE round_id = ?', roundId);

  function recordOf(row: RoundRow, record: RecordRow): Omit<RoundRecord, 'fingerprint'> {
    const moves = allRows<{ move: string }>(
      database,
      'SELECT move FROM game_move WHERE round_id = ? ORDER BY step',
      row.id,
    );
    return {
      format: 1,
      roundId: row.id,
      engine: row.engine,
      modelId: row.model_id,
      rulesVersion: record.rules_version,
      seed: record.seed,
      bet: JSON.parse(row.bet) as unknown,
      moves: moves.map(({ move }) => JSON.parse(move) as unknown),
      isFree: record.is_free === 1,
      ending: record.ending,
      stake: row.stake,
      win: (row.win ?? 0) - row.jackpot_win,
      jackpotWin: row.jackpot_win,
      result: JSON.parse(row.shown) as unknown,
    };
  }

  /** Completes the record of a round that has ended. Does nothing for an open round or one without a record. */
  function end(row: RoundRow, ending: RoundRecord['ending']): void {
    const record = rowOf(row.id);
    if (row.win === null || record === undefined) return;
    const fingerprint = fingerprintOf(recordOf(row, { ...record, ending }));
    change(
      database,
      'UPDATE game_round_record SET ending = ?, fingerprint = ? WHERE round_id = ?',
      ending,
      fingerprint,
      row.id,
    );
  }

  return {
    /** Begins the record of a round, and completes it if the round has already ended. */
    begin(row: RoundRow, facts: { seed: string; rulesVersion: string; isFree: boolean }): void {
      change(
        database,
        "INSERT INTO game_round_record (round_id, seed, rules_version, is_free, ending) VALUES (?, ?, ?, ?, 'player')",
        row.id,
        facts.seed,
        facts.rulesVersion,
        facts.isFree ? 1 : 0,
      );
      end(row, 'player');
    },
    end,
    /** Returns the seed of a round; undefined for rounds from before records were kept. */
    seedOf: (roundId: string): string | undefined => rowOf(roundId)?.seed,
    /** Returns a finished round with its record, of one player or of all; the record is null if none was kept. */
    find(roundId: string, userId?: number): { row: RoundRow; record: RoundRecord | null } | undefined {
      const row = firstRow<RoundRow & { number?: number }>(
        database,
        'SELECT * FROM game_round WHERE id = ?1 AND (?2 IS NULL OR user_id = ?2)',
        roundId,
        userId ?? null,
      );
      if (row === undefined) return undefined;
      const stored = rowOf(roundId);
      // The seed of an open round would reveal its next cards.
      const fingerprint = stored?.fingerprint ?? null;
      if (row.win === null || stored === undefined || fingerprint === null) return { row, record: null };
      return { row, record: { ...recordOf(row, stored), fingerprint } };
    },
  };
}
