import { ageOn, readDay } from '@foyer/contract/readDay';
import { marketingChannels } from '@foyer/contract/registrationDetails';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { mobileDigits } from '@foyer/contract/registrationProblems';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { createPersonMatches, sandboxKeyOf } from './personMatches.ts';

export interface NewPerson {
  userId: number;
  brand: string;
  key: string;
  details: RegistrationDetails;
  affirmed: boolean;
  marketing: readonly { product: string; channel: string }[];
}

/** Stores post codes without spaces and hyphens. */
const storedPostcode = (postcode: string) => postcode.replace(/[\s-]/g, '').toUpperCase();

/** Stores the people behind accounts and their consents. */
export function createStoredPersons({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  const matches = createPersonMatches({ database, clock });
  return {
    matches,

    /** Returns the account that this key opened. */
    openedBy: (key: string): number | null =>
      firstRow<{ user_id: number }>(database, 'SELECT user_id FROM registration WHERE key = ?', key)?.user_id ?? null,

    /**
     * Returns whether this brand already has an account of the person: the same e-mail address, or certainly the same
     * personal details.
     */
    isKnown: (brand: string, details: RegistrationDetails): boolean =>
      firstRow(database, 'SELECT 1 FROM registration WHERE brand = ? AND email = ?', brand, details.email) !==
        undefined || matches.matchesOf(details).some((match) => match.certainty === 'certain' && match.brand === brand),

    /** Returns every account that is certainly the person's, at any brand. */
    accountsOf: (details: RegistrationDetails): number[] => [
      ...new Set(
        matches
          .matchesOf(details)
          .filter(({ certainty }) => certainty === 'certain')
          .flatMap(({ userId }) => matches.linkedTo(userId)),
      ),
    ],

    /** Returns this account and every other one of its owner, at any brand. */
    accountsOfPerson: (userId: number): number[] => matches.linkedTo(userId),

    /** Returns the age in full years today; null for a player who never registered. */
    ageOf(userId: number): number | null {
      const row = firstRow<{ date_of_birth: string }>(
        database,
        'SELECT date_of_birth FROM registration WHERE user_id = ?',
        userId,
      );
      const birth = row === undefined ? null : readDay(row.date_of_birth);
      return birth === null ? null : ageOn(birth, clock.now());
    },

    save({ userId, brand, key, details, affirmed, marketing }: NewPerson): void {
      change(
        database,
        `INSERT INTO registration (user_id, brand, key, email, first_name, last_name, date_of_birth, mobile, occupation, country,
                                   address_line_1, address_line_2, city, region, postcode, affirmed_at, registered_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        userId,
        brand,
        key,
        details.email,
        details.firstName,
        details.lastName,
        details.dateOfBirth,
        mobileDigits(details.mobile),
        details.occupation,
        details.country,
        details.addressLine1,
        details.addressLine2,
        details.city,
        details.region,
        storedPostcode(details.postcode),
        affirmed ? clock.now() : null,
        clock.now(),
      );
      if (key !== sandboxKeyOf(userId)) matches.add(userId, brand, details);
      // UK23: stores a refusal for every unselected channel, so that a missing row is unambiguous.
      for (const channel of marketingChannels) {
        const isGiven = marketing.some((choice) => choice.product === 'casino' && choice.channel === channel);
        change(
          database,
          `INSERT INTO marketing_consent (user_id, product, channel, is_given, decided_at) VALUES (?, 'casino', ?, ?, ?)`,
          userId,
          channel,
          isGiven ? 1 : 0,
          clock.now(),
        );
      }
    },
  };
}
