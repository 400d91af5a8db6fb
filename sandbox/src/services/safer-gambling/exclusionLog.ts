import type { ExclusionEventKind } from '@foyer/contract/exclusion';
import { allRows, change } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** Times are Unix milliseconds, amounts minor units. */
export interface LoggedEvent {
  readonly number: number;
  readonly userId: number;
  readonly kind: ExclusionEventKind;
  readonly at: number;
  readonly until: number | null;
  readonly count: number | null;
  readonly amount: number | null;
}

type EventFacts = Partial<Pick<LoggedEvent, 'at' | 'until' | 'count' | 'amount'>>;

const columns = 'number, user_id AS userId, kind, happened_at AS at, until, count, amount';

/** Append-only log of every self-exclusion. The database refuses a change and a deletion. */
export function createExclusionLog({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  return {
    append(userId: number, kind: ExclusionEventKind, facts: EventFacts = {}): void {
      change(
        database,
        'INSERT INTO exclusion_event (user_id, kind, happened_at, until, count, amount) VALUES (?, ?, ?, ?, ?, ?)',
        userId,
        kind,
        facts.at ?? clock.now(),
        facts.until ?? null,
        facts.count ?? null,
        facts.amount ?? null,
      );
    },
    /** Returns events of one player, newest first. */
    of: (userId: number, limit: number): LoggedEvent[] =>
      allRows<LoggedEvent>(
        database,
        `SELECT ${columns} FROM exclusion_event WHERE user_id = ? ORDER BY number DESC LIMIT ?`,
        userId,
        limit,
      ),
    /** Returns events of all players, newest first. */
    newest: (limit: number): LoggedEvent[] =>
      allRows<LoggedEvent>(database, `SELECT ${columns} FROM exclusion_event ORDER BY number DESC LIMIT ?`, limit),
  };
}
export type ExclusionLog = ReturnType<typeof createExclusionLog>;
