import type { Attribution, AttributionParameters } from '@foyer/contract/attribution';
import { attributionDays } from '@foyer/contract/attribution';
import { allRows, change } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** What led a player here, at most once for each step. Times are Unix milliseconds by the sandbox's clock. */
export const attributionSchema = `
CREATE TABLE IF NOT EXISTS attribution (
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  step TEXT NOT NULL CHECK (step IN ('registration', 'deposit')),
  parameters TEXT NOT NULL,
  landed_at INTEGER NOT NULL,
  recorded_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, step)
) STRICT, WITHOUT ROWID;
`;

type Step = 'registration' | 'deposit';

export interface RecordedAttribution {
  userId: number;
  /** `deposit`: the newest report before the first deposit. */
  step: Step;
  parameters: AttributionParameters;
  landedAt: number;
  recordedAt: number;
}

export interface Attributions {
  /** Records what came with the registration. A repeated registration changes nothing. */
  recordRegistration(userId: number, attribution: Attribution): void;
  /** Records a report in place of an earlier one. False once the player has made a deposit. */
  recordReport(userId: number, attribution: Attribution): boolean;
  of(userId: number): RecordedAttribution[];
  /**
   * Returns what the player's first deposit counts for: the report before it, else the registration's landing, if it was
   * at most 30 days before the deposit. Null without either or without a deposit.
   */
  ofFirstDeposit(userId: number): RecordedAttribution | null;
}

const columns = 'user_id AS userId, step, parameters, landed_at AS landedAt, recorded_at AS recordedAt';
type Row = Omit<RecordedAttribution, 'parameters'> & { parameters: string };
const fromRow = (row: Row): RecordedAttribution => ({
  ...row,
  parameters: JSON.parse(row.parameters) as AttributionParameters,
});

/** @param firstDepositAt when the player's first deposit was booked, Unix milliseconds; null without one */
export function createAttributions(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  firstDepositAt: (userId: number) => number | null,
): Attributions {
  const record = (sql: string, userId: number, step: Step, { parameters, landedAt }: Attribution) =>
    change(database, sql, userId, step, JSON.stringify(parameters), Date.parse(landedAt), clock.now());
  const insert =
    'INSERT INTO attribution (user_id, step, parameters, landed_at, recorded_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO ';
  const of = (userId: number) =>
    allRows<Row>(database, `SELECT ${columns} FROM attribution WHERE user_id = ? ORDER BY step`, userId).map(fromRow);
  return {
    recordRegistration: (userId, attribution) => void record(`${insert}NOTHING`, userId, 'registration', attribution),
    recordReport(userId, attribution) {
      if (firstDepositAt(userId) !== null) return false;
      const update =
        'UPDATE SET parameters = excluded.parameters, landed_at = excluded.landed_at, recorded_at = excluded.recorded_at';
      record(`${insert}${update}`, userId, 'deposit', attribution);
      return true;
    },
    of,
    ofFirstDeposit(userId) {
      const at = firstDepositAt(userId);
      if (at === null) return null;
      const recent = of(userId).filter(({ landedAt }) => at - landedAt <= attributionDays * 86_400_000);
      return recent.find(({ step }) => step === 'deposit') ?? recent[0] ?? null;
    },
  };
}
