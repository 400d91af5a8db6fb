import type { DatabaseSync } from 'node:sqlite';
import type { EvaluatedFlag, EvaluatedFlags, FlagContext, FlagKey } from '@foyer/contract/flags';
import { flagKeys } from '@foyer/contract/flags';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';

export const flagsSchema = `
  CREATE TABLE IF NOT EXISTS flag_values (
    flag_key TEXT PRIMARY KEY,
    -- JSON, also of a kind that no flag should have: a service may send it, and the web has to bear it.
    value TEXT NOT NULL,
    -- JSON object: values for brands that differ from the rest.
    brand_values TEXT NOT NULL,
    version INTEGER NOT NULL
  ) STRICT;
`;

interface Row {
  flag_key: FlagKey;
  value: string;
  brand_values: string;
  version: number;
}

/** A flag in the operator's view. */
export interface FlagSetting {
  key: FlagKey;
  value: unknown;
  /** Overrides for individual brands. */
  brands: Readonly<Record<string, unknown>>;
  version: number;
}

export interface FlagChange {
  key: FlagKey;
  value: unknown;
  /** If absent, the value applies to all brands and removes their overrides. */
  brand?: string | undefined;
}

export interface Flags {
  all(): readonly FlagSetting[];
  /** Stores the changes, then notifies listeners of each flag. */
  set(changes: readonly FlagChange[]): void;
  evaluate(context: FlagContext): EvaluatedFlags;
  evaluateOne(key: FlagKey, context: FlagContext): EvaluatedFlag;
  /** Whether services of a brand offer what the flag decides: a value of another kind leaves it on, as in the web. */
  isOn(key: FlagKey, brand: string): boolean;
  onChange(listener: (key: FlagKey) => void): void;
}

const brandValues = v.record(v.string(), v.unknown());

/** Stores the values of all flags in the database. An unset flag is on. */
export function createFlags({ database }: { database: DatabaseSync }): Flags {
  const listeners: ((key: FlagKey) => void)[] = [];

  function setting(key: FlagKey): FlagSetting {
    const row = firstRow<Row>(database, 'SELECT * FROM flag_values WHERE flag_key = ?', key);
    return row === undefined ? { key, value: true, brands: {}, version: 1 } : settingOf(row);
  }

  function evaluateOne(key: FlagKey, context: FlagContext): EvaluatedFlag {
    const { value, brands, version } = setting(key);
    const brand = brandOf(context);
    const own = (brand === null ? undefined : ownValue(brands, brand)) ?? value;
    return { version, value: own, variation: own === true ? 0 : 1, trackEvents: false };
  }

  return {
    all() {
      const storedFlags = new Map(
        allRows<Row>(database, 'SELECT * FROM flag_values').map((row) => [row.flag_key, settingOf(row)]),
      );
      return flagKeys.map((key) => storedFlags.get(key) ?? setting(key));
    },
    set(changes) {
      inTransaction(database, () => {
        for (const { key, value, brand } of changes) {
          const before = setting(key);
          const next =
            brand === undefined
              ? { value, brands: {} }
              : { value: before.value, brands: { ...before.brands, [brand]: value } };
          change(
            database,
            'INSERT INTO flag_values (flag_key, value, brand_values, version) VALUES (?, ?, ?, ?) ON CONFLICT (flag_key) DO UPDATE SET value = excluded.value, brand_values = excluded.brand_values, version = excluded.version',
            key,
            JSON.stringify(next.value ?? null),
            JSON.stringify(next.brands),
            before.version + 1,
          );
        }
      });
      for (const { key } of changes) for (const listener of listeners) listener(key);
    },
    evaluate: (context) => Object.fromEntries(flagKeys.map((key) => [key, evaluateOne(key, context)])),
    evaluateOne,
    isOn: (key, brand) => evaluateOne(key, { kind: 'brand', key: brand }).value !== false,
    onChange: (listener) => void listeners.push(listener),
  };
}

function settingOf({ flag_key, value, brand_values, version }: Row): FlagSetting {
  return {
    key: flag_key,
    value: JSON.parse(value) as unknown,
    brands: v.parse(brandValues, JSON.parse(brand_values)),
    version,
  };
}

/** Returns the brand in a context, which may hold one or several kinds. */
function brandOf(context: FlagContext): string | null {
  if (context.kind === 'brand') return context.key ?? null;
  const one = v.safeParse(v.object({ brand: v.object({ key: v.string() }) }), context);
  return one.success ? one.output.brand.key : null;
}
