import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { MatchReason, PersonMatch } from './matchPersons.ts';
import { matchPersons } from './matchPersons.ts';
import type { NormalizedPerson, PersonDetails } from './normalizedPerson.ts';
import { exchangedDayAndMonth, normalizePerson, personKeys } from './normalizedPerson.ts';

/** Raise it when keys change, so that the next start indexes all persons anew. */
const indexVersion = 1;

/** Number of the national register in place of an account. */
export const registerId = 0;

/** An account with a like person. */
export interface AccountMatch extends PersonMatch {
  userId: number;
  brand: string;
}

/** Two accounts that may belong to one person; `otherId` is the older account or `registerId`. */
export interface PersonPair {
  userId: number;
  otherId: number;
  score: number;
  reasons: readonly MatchReason[];
  foundAt: number;
}

interface PersonRow {
  user_id: number;
  brand: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  email: string;
  mobile: string;
  country: string;
  postcode: string;
  address_line_1: string;
}

const personColumns =
  'user_id, brand, first_name, last_name, date_of_birth, email, mobile, country, postcode, address_line_1';

const detailsOf = (row: PersonRow): PersonDetails => ({
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  email: row.email,
  mobile: row.mobile,
  country: row.country,
  postcode: row.postcode,
  addressLine1: row.address_line_1,
});

/** Persons whom the sandbox invents share one address and are never matched. */
const sandboxKey = 'sandbox-';
export const sandboxKeyOf = (userId: number): string => `${sandboxKey}${userId}`;

const isInForce = 'd.decision_id NOT IN (SELECT decision_id FROM lapsed_decision)';

/** The newest decision about a pair; null without one. */
const decision = `(SELECT is_same FROM person_decision d WHERE d.user_id = m.user_id AND d.other_id = m.other_id AND ${isInForce}
                    ORDER BY d.decision_id DESC LIMIT 1)`;

/** A human decision about a pair. */
interface Decision {
  isSame: boolean;
  decidedAt: number;
  /** Newest check of the national register at the decision; null in a data folder from before it was kept. */
  newestCheckId: number | null;
}

/** Finds accounts of one person by normalised details, and stores what was found and what people decided. */
export function createPersonMatches({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  /** Compares only with persons who share a key, so that the time does not grow with the number of accounts. */
  function matchesOf(person: NormalizedPerson, exceptUserId?: number): AccountMatch[] {
    const keys = [
      ...personKeys(person),
      ...personKeys({ ...person, dateOfBirth: exchangedDayAndMonth(person.dateOfBirth) }),
    ];
    const candidates = allRows<PersonRow>(
      database,
      `SELECT ${personColumns} FROM registration WHERE user_id IN
         (SELECT user_id FROM person_key WHERE key IN (SELECT value FROM json_each(?)))`,
      JSON.stringify(keys),
    );
    return candidates
      .filter(({ user_id: userId }) => userId !== exceptUserId)
      .map((row) => ({
        userId: row.user_id,
        brand: row.brand,
        ...matchPersons(person, normalizePerson(detailsOf(row))),
      }))
      .filter(({ certainty }) => certainty !== 'different');
  }

  function storeMatch(
    userId: number,
    otherId: number,
    { certainty, score, reasons }: PersonMatch,
    holdsPlay: boolean,
  ): void {
    change(
      database,
      `INSERT INTO person_match (user_id, other_id, is_certain, score, reasons, holds_play, found_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      userId,
      otherId,
      certainty === 'certain' ? 1 : 0,
      score,
      reasons.join(' '),
      holdsPlay ? 1 : 0,
      clock.now(),
    );
  }

  function storeKeys(userId: number, person: NormalizedPerson): void {
    change(database, 'DELETE FROM person_key WHERE user_id = ?', userId);
    for (const key of new Set(personKeys(person)))
      change(database, 'INSERT INTO person_key (key, user_id) VALUES (?, ?)', key, userId);
    change(
      database,
      'INSERT INTO person_index (user_id, version) VALUES (?, ?) ON CONFLICT DO UPDATE SET version = excluded.version',
      userId,
      indexVersion,
    );
  }

  /** Returns the accounts that belong to the account's person: certain matches and those that a human confirmed. */
  function linkedTo(userId: number): number[] {
    const found = new Set([userId]);
    // A set visits the entries that are added during the loop.
    for (const id of found) {
      const linked = allRows<{ id: number }>(
        database,
        `SELECT CASE WHEN m.user_id = ? THEN m.other_id ELSE m.user_id END AS id FROM person_match m
          WHERE (m.user_id = ? OR m.other_id = ?) AND m.other_id <> ${registerId} AND coalesce(${decision}, m.is_certain) = 1`,
        id,
        id,
        id,
      );
      for (const link of linked) found.add(link.id);
    }
    return [...found];
  }

  const openPairs = (condition: string, ...values: number[]) =>
    allRows<{ userId: number; otherId: number; score: number; reasons: string; foundAt: number; holdsPlay: number }>(
      database,
      `SELECT m.user_id AS userId, m.other_id AS otherId, m.score, m.reasons, m.found_at AS foundAt, m.holds_play AS holdsPlay
         FROM person_match m WHERE m.is_certain = 0 AND ${decision} IS NULL AND ${condition} ORDER BY m.found_at, m.user_id`,
      ...values,
    ).map(({ reasons, holdsPlay, ...pair }) => ({
      ...pair,
      reasons: (reasons === '' ? [] : reasons.split(' ')) as MatchReason[],
      holdsPlay: holdsPlay === 1,
    }));

  /** Returns the newest decision about a pair; null without one. */
  function decisionOf(userId: number, otherId: number): Decision | null {
    const row = firstRow<Omit<Decision, 'isSame'> & { isSame: number }>(
      database,
      `SELECT is_same AS isSame, decided_at AS decidedAt, newest_check_id AS newestCheckId
         FROM person_decision d LEFT JOIN register_decision r ON r.decision_id = d.decision_id
        WHERE d.user_id = ? AND d.other_id = ? AND ${isInForce} ORDER BY d.decision_id DESC LIMIT 1`,
      userId,
      otherId,
    );
    return row === undefined ? null : { ...row, isSame: row.isSame === 1 };
  }

  /** Returns the newest check of the national register about an account; null for another account instead of it. */
  const newestCheckOf = (userId: number, otherId: number): number | null =>
    otherId === registerId
      ? (firstRow<{ id: number }>(
          database,
          'SELECT coalesce(max(check_id), 0) AS id FROM register_check WHERE user_id = ?',
          userId,
        )?.id ?? 0)
      : null;

  return {
    /** Returns accounts of the same person and of like ones, at any brand. */
    matchesOf: (details: RegistrationDetails): AccountMatch[] => matchesOf(normalizePerson(details)),
    linkedTo,

    /**
     * Indexes a new account's person and stores its matches. A likely match in the same brand holds play until a human
     * decides.
     */
    add(userId: number, brand: string, details: PersonDetails): void {
      const person = normalizePerson(details);
      for (const match of matchesOf(person, userId)) storeMatch(userId, match.userId, match, match.brand === brand);
      storeKeys(userId, person);
    },

    /** Indexes the persons of a release without this index. Their play is not held: they have been players before. */
    indexAll(): void {
      const rows = allRows<PersonRow>(
        database,
        `SELECT ${personColumns} FROM registration WHERE key NOT LIKE '${sandboxKey}%'
            AND user_id NOT IN (SELECT user_id FROM person_index WHERE version = ${indexVersion}) ORDER BY user_id`,
      );
      if (rows.length === 0) return;
      inTransaction(database, () => {
        for (const row of rows) {
          const person = normalizePerson(detailsOf(row));
          for (const match of matchesOf(person, row.user_id)) storeMatch(row.user_id, match.userId, match, false);
          storeKeys(row.user_id, person);
        }
      });
    },

    /** Stores that the national register may list the person. Play is held until a human decides. */
    addRegisterMatch: (userId: number): void =>
      storeMatch(userId, registerId, { certainty: 'likely', score: 0, reasons: [] }, true),

    /** Puts the pair of an account and the national register into the queue again; earlier decisions no longer count. */
    reopenRegisterMatch: (userId: number): void =>
      void change(
        database,
        `INSERT OR IGNORE INTO lapsed_decision (decision_id)
         SELECT decision_id FROM person_decision WHERE user_id = ? AND other_id = ${registerId}`,
        userId,
      ),

    /** Returns the details of an account's person; null for a player who never registered or whom the sandbox invented. */
    detailsOf(userId: number): PersonDetails | null {
      const row = firstRow<PersonRow>(
        database,
        `SELECT ${personColumns} FROM registration WHERE user_id = ? AND key NOT LIKE '${sandboxKey}%'`,
        userId,
      );
      return row === undefined ? null : detailsOf(row);
    },

    /** Returns undecided pairs, oldest first. */
    open: (): readonly PersonPair[] => openPairs('1 = 1').map(({ holdsPlay: _held, ...pair }) => pair),

    /** Returns the undecided pairs of an account, and whether its own play is held from the start. */
    openOf: (userId: number): { otherId: number; isHeld: boolean }[] =>
      openPairs('(m.user_id = ? OR m.other_id = ?)', userId, userId).map((pair) => ({
        otherId: pair.userId === userId ? pair.otherId : pair.userId,
        isHeld: pair.userId === userId && pair.holdsPlay,
      })),

    /** Returns whether a human found that the person already had an account at this brand. */
    isSecondAccount: (userId: number): boolean =>
      firstRow(
        database,
        `SELECT 1 FROM person_match m JOIN registration own ON own.user_id = m.user_id
           JOIN registration other ON other.user_id = m.other_id AND other.brand = own.brand
          WHERE m.user_id = ? AND ${decision} = 1`,
        userId,
      ) !== undefined,

    decisionOf,

    /**
     * Adds a human decision; earlier ones stay. A decision that is sent again, because its response was lost, counts once.
     * Returns false for an unknown pair.
     */
    decide: (userId: number, otherId: number, isSame: boolean): boolean =>
      inTransaction(database, () => {
        const isKnown =
          firstRow(database, 'SELECT 1 FROM person_match WHERE user_id = ? AND other_id = ?', userId, otherId) !==
          undefined;
        if (!isKnown) return false;
        const newestCheckId = newestCheckOf(userId, otherId);
        const earlier = decisionOf(userId, otherId);
        if (earlier?.isSame === isSame && earlier.newestCheckId === newestCheckId) return true;
        const { rowId } = change(
          database,
          'INSERT INTO person_decision (user_id, other_id, is_same, decided_at) VALUES (?, ?, ?, ?)',
          userId,
          otherId,
          isSame ? 1 : 0,
          clock.now(),
        );
        if (newestCheckId !== null)
          change(
            database,
            'INSERT INTO register_decision (decision_id, newest_check_id) VALUES (?, ?)',
            rowId,
            newestCheckId,
          );
        return true;
      }),

    /** Returns all decisions, newest first. */
    decisions: (): readonly { userId: number; otherId: number; isSame: boolean; decidedAt: number }[] =>
      allRows<{ userId: number; otherId: number; isSame: number; decidedAt: number }>(
        database,
        `SELECT user_id AS userId, other_id AS otherId, is_same AS isSame, decided_at AS decidedAt FROM person_decision
          ORDER BY decision_id DESC LIMIT 200`,
      ).map((row) => ({ ...row, isSame: row.isSame === 1 })),
  };
}
export type PersonMatches = ReturnType<typeof createPersonMatches>;
