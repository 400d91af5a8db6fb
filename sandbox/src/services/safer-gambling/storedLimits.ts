import { limitKinds, limitPeriods } from '@foyer/contract/limitKinds';
import type { LimitKind, LimitPeriod } from '@foyer/contract/limitKinds';
import { allRows, change } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { noLimit } from './limitRules.ts';
import type { StoredLimit } from './limitRules.ts';

interface Row {
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  waiting_value: number | null;
  asked_at: number | null;
}

export type NamedLimit = StoredLimit & { readonly kind: LimitKind; readonly period: LimitPeriod };

/** Returns a player's limits: every kind and period once, set or not. */
export function limitsOf(database: SandboxContext['database'], userId: number): NamedLimit[] {
  const rows = allRows<Row>(
    database,
    'SELECT kind, period, value, waiting_value, asked_at FROM player_limit WHERE user_id = ?',
    userId,
  );
  return limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const row = rows.find((one) => one.kind === kind && one.period === period);
      const stored = row
        ? {
            value: row.value,
            waiting: row.asked_at === null ? null : { value: row.waiting_value, requestedAt: row.asked_at },
          }
        : noLimit;
      return { kind, period, ...stored };
    }),
  );
}

export function storeLimit(
  database: SandboxContext['database'],
  userId: number,
  { kind, period, value, waiting }: NamedLimit,
): void {
  change(
    database,
    `INSERT INTO player_limit (user_id, kind, period, value, waiting_value, asked_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value, waiting_value = excluded.waiting_value, asked_at = excluded.asked_at`,
    userId,
    kind,
    period,
    value,
    waiting?.value ?? null,
    waiting?.requestedAt ?? null,
  );
}
