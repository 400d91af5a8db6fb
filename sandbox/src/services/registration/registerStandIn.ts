import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { RegisterResponse } from './exclusionRegisterClient.ts';
import { matchPersons } from './matchPersons.ts';
import type { PersonDetails } from './normalizedPerson.ts';
import { normalizePerson } from './normalizedPerson.ts';

/** Maximum number of persons in the stand-in, which compares with each of them. */
const maxEntries = 500;

/** Stand-in of a national register of excluded persons, which the control room fills. */
export function createRegisterStandIn({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  return {
    /** Lists a person; `until` in Unix milliseconds, null without an end. Returns null if the register is full. */
    add(details: PersonDetails, until: number | null): number | null {
      const { count } = firstRow<{ count: number }>(database, 'SELECT count(*) AS count FROM register_entry') ?? {
        count: 0,
      };
      if (count >= maxEntries) return null;
      return change(
        database,
        'INSERT INTO register_entry (details, until, added_at) VALUES (?, ?, ?)',
        JSON.stringify(details),
        until,
        clock.now(),
      ).rowId;
    },
    remove: (entryId: number): boolean =>
      change(database, 'DELETE FROM register_entry WHERE entry_id = ?', entryId).changes > 0,
    entries: (): readonly { entryId: number; until: number | null }[] =>
      allRows(database, 'SELECT entry_id AS entryId, until FROM register_entry ORDER BY entry_id'),

    /** Returns whether the person, or a like one, is listed now. */
    find(details: PersonDetails): Exclude<RegisterResponse, { result: 'unanswered' }> {
      const person = normalizePerson(details);
      const found = allRows<{ details: string; until: number | null }>(
        database,
        'SELECT details, until FROM register_entry WHERE until IS NULL OR until > ?',
        clock.now(),
      ).map((row) => ({
        until: row.until,
        certainty: matchPersons(person, normalizePerson(JSON.parse(row.details) as PersonDetails)).certainty,
      }));
      const listed = found.find(({ certainty }) => certainty === 'certain');
      if (listed !== undefined) return { result: 'listed', until: listed.until };
      return {
        result: found.some(({ certainty }) => certainty === 'likely') ? 'possible' : 'notListed',
        until: null,
      };
    },
  };
}
export type RegisterStandIn = ReturnType<typeof createRegisterStandIn>;
