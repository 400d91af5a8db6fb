import type { Account } from '@foyer/contract/accounts';
import { readDay } from '@foyer/contract/readDay';

/** Dates of the terms as the content service names them (S3); any may be missing or malformed. */
export interface TermsDates {
  lastUpdatedDate?: unknown;
  /** Id of the account attribute with the date of acceptance. */
  lastUpdatedDateId?: unknown;
  lastUpdatedDateMalta?: unknown;
  lastUpdatedDateIdMalta?: unknown;
}

/** Current version of a market's terms. */
export interface TermsVersion {
  lastUpdated: string | null;
  /** Null if the content names no attribute; dates cannot be compared then. */
  acceptedAttributeId: number | null;
}

/**
 * RG-05: returns the applicable date and its attribute. "Rest of the world" with the Malta option has its own date;
 * without a Malta date the general one applies.
 */
export function termsVersionOf(
  dates: TermsDates,
  { isRow, maltaOption }: { isRow: boolean; maltaOption: boolean },
): TermsVersion {
  const ordinary = versionOf(dates.lastUpdatedDate, dates.lastUpdatedDateId);
  if (!isRow || !maltaOption) return ordinary;
  const malta = versionOf(dates.lastUpdatedDateMalta, dates.lastUpdatedDateIdMalta);
  return malta.lastUpdated === null ? ordinary : malta;
}

function versionOf(date: unknown, id: unknown): TermsVersion {
  return {
    lastUpdated: typeof date === 'string' && parseDateTime(date) !== null ? date : null,
    acceptedAttributeId: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
  };
}

/** Parses a date with optional time to Unix milliseconds; null if malformed. */
export function parseDateTime(text: string): number | null {
  const day = readDay(text);
  if (day === null || !text.includes('T')) return day;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

/**
 * Formats the day of a date in the reader's language; a malformed date stays as it is. Terms are dated in UTC
 * everywhere.
 */
export function termsDay(text: string, locale: string): string {
  const moment = parseDateTime(text);
  return moment === null
    ? text
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/**
 * - `accepted`: the current version
 * - `notAccepted`: no version
 * - `outdated`: an earlier version
 * - `unknown`: cannot be determined; counts as not accepted
 */
export type TermsStanding = 'accepted' | 'notAccepted' | 'outdated' | 'unknown';

const dayMs = 86_400_000;

type Accepting = Pick<Account, 'attributes'> & {
  regulated: Pick<Account['regulated'], 'areTermsAndConditionsAccepted'>;
};

/**
 * RG-05: returns whether a player has accepted the current terms. The account's own flag decides without a date of the
 * terms, before that date, and without an attribute to compare it with. A date of acceptance without a time counts for
 * its whole day.
 * @param now time of the services in Unix milliseconds
 */
export function termsStanding(
  account: Accepting | null,
  { lastUpdated, acceptedAttributeId }: TermsVersion,
  now: number,
): TermsStanding {
  if (account === null) return 'unknown';
  if (!account.regulated.areTermsAndConditionsAccepted) return 'notAccepted';
  const updated = lastUpdated === null ? null : parseDateTime(lastUpdated);
  if (updated === null || acceptedAttributeId === null || updated > now) return 'accepted';
  const value = account.attributes.find(({ id }) => id === acceptedAttributeId)?.value ?? '';
  const accepted = parseDateTime(value);
  if (accepted === null) return 'unknown';
  return updated > accepted + (value.includes('T') ? 0 : dayMs - 1) ? 'outdated' : 'accepted';
}
