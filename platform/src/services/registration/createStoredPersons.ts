import { ageOn, readDay } from '@foyer/contract/readDay';
import { marketingChannels } from '@foyer/contract/registrationDetails';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { mobileDigits } from '@foyer/contract/registrationProblems';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { PlatformContext } from '../../kernel/module.ts';

export interface NewPerson {
  userId: number;
  brand: string;
  key: string;
  details: RegistrationDetails;
  affirmed: boolean;
  marketing: readonly { product: string; channel: string }[];
}

/** Normalises post codes, ignoring spaces, hyphens and case. */
const normalizedPostcode = (postcode: string) => postcode.replace(/[\s-]/g, '').toUpperCase();

/** Stores the people behind accounts and their consents. */
export function createStoredPersons({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
  return {
    /** Returns the account that this key opened. */
    openedBy: (key: string): number | null =>
      firstRow<{ user_id: number }>(database, 'SELECT user_id FROM registration WHERE key = ?', key)?.user_id ?? null,

    /**
     * Returns whether this brand already has an account of the person: the same e-mail address, or the same personal
     * details.
     */
    isKnown: (brand: string, { email, lastName, dateOfBirth, postcode }: RegistrationDetails): boolean =>
      firstRow(
        database,
        'SELECT 1 FROM registration WHERE brand = ? AND (email = ? OR (date_of_birth = ? AND last_name = ? AND postcode = ?))',
        brand,
        email,
        dateOfBirth,
        lastName,
        normalizedPostcode(postcode),
      ) !== undefined,

    /** Returns every account of the person, at any brand. */
    accountsOf: ({
      email,
      lastName,
      dateOfBirth,
      postcode,
    }: Pick<RegistrationDetails, 'email' | 'lastName' | 'dateOfBirth' | 'postcode'>): number[] =>
      allRows<{ user_id: number }>(
        database,
        'SELECT user_id FROM registration WHERE email = ? OR (date_of_birth = ? AND last_name = ? AND postcode = ?)',
        email,
        dateOfBirth,
        lastName,
        normalizedPostcode(postcode),
      ).map((row) => row.user_id),

    /** Returns every account of the account's owner; empty if the owner never registered. */
    accountsOfPerson: (userId: number): number[] =>
      allRows<{ user_id: number }>(
        database,
        `SELECT other.user_id FROM registration own JOIN registration other
             ON other.email = own.email OR (other.date_of_birth = own.date_of_birth AND other.last_name = own.last_name AND other.postcode = own.postcode)
          WHERE own.user_id = ?`,
        userId,
      ).map((row) => row.user_id),

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
        normalizedPostcode(details.postcode),
        affirmed ? clock.now() : null,
        clock.now(),
      );
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
