import { ageOn, readDay } from '@foyer/contract/readDay';
import { marketingChannels } from '@foyer/contract/registrationDetails';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { mobileDigits } from '@foyer/contract/registrationProblems';
import { allRows, change, firstRow } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';

export interface NewPerson {
  userId: number;
  brand: string;
  key: string;
  details: RegistrationDetails;
  affirmed: boolean;
  marketing: readonly { product: string; channel: string }[];
}

/** Post codes are compared as they are spoken. */
const spoken = (postcode: string) => postcode.replace(/[\s-]/g, '').toUpperCase();

/** People behind accounts, and what they agreed to. */
export function createStoredPersons({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
  return {
    /** The account that this key has opened. */
    openedBy: (key: string): number | null =>
      firstRow<{ user_id: number }>(database, 'SELECT user_id FROM registration WHERE key = ?', key)?.user_id ?? null,

    /** Whether somebody has an account of this brand already: the same address for mail, or the same person. */
    isKnown: (brand: string, { email, lastName, dateOfBirth, postcode }: RegistrationDetails): boolean =>
      firstRow(
        database,
        'SELECT 1 FROM registration WHERE brand = ? AND (email = ? OR (date_of_birth = ? AND last_name = ? AND postcode = ?))',
        brand,
        email,
        dateOfBirth,
        lastName,
        spoken(postcode),
      ) !== undefined,

    /** Every account of this person, at any brand. */
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
        spoken(postcode),
      ).map((row) => row.user_id),

    /** Every account of the person who has this one; none where nobody registered it. */
    accountsOfPerson: (userId: number): number[] =>
      allRows<{ user_id: number }>(
        database,
        `SELECT other.user_id FROM registration own JOIN registration other
             ON other.email = own.email OR (other.date_of_birth = own.date_of_birth AND other.last_name = own.last_name AND other.postcode = own.postcode)
          WHERE own.user_id = ?`,
        userId,
      ).map((row) => row.user_id),

    /** Full years today; null for a player whom nobody registered. */
    ageOf(userId: number): number | null {
      const row = firstRow<{ date_of_birth: string }>(
        database,
        'SELECT date_of_birth FROM registration WHERE user_id = ?',
        userId,
      );
      const birth = row === undefined ? null : readDay(row.date_of_birth);
      return birth === null ? null : ageOn(birth, clock.now());
    },

    keep({ userId, brand, key, details, affirmed, marketing }: NewPerson): void {
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
        spoken(details.postcode),
        affirmed ? clock.now() : null,
        clock.now(),
      );
      // UK23: what was not chosen is declined, so that nobody has to guess later what an empty row means.
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
