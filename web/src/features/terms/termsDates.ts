import type { Account } from '@foyer/contract/accounts';
import { readDay } from '@foyer/contract/readDay';

/** The dates of the terms as the content service names them (S3); anything may be missing or no date. */
export interface TermsDates {
  lastUpdatedDate?: unknown;
  /** Id of the account attribute that holds the day of acceptance. */
  lastUpdatedDateId?: unknown;
  lastUpdatedDateMalta?: unknown;
  lastUpdatedDateIdMalta?: unknown;
}

/** The version of the terms that holds for a market. */
export interface TermsVersion {
  lastUpdated: string | null;
  /** Null where the content names none: then no day can be compared. */
  acceptedAttributeId: number | null;
}

/** RG-05: the date that holds and its attribute. The rest of the world with the Malta option has its own; without a Malta date the ordinary one holds. */
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

/** Unix milliseconds of a date, with its time where it has one; null for what is none. */
export function parseDateTime(text: string): number | null {
  const day = readDay(text);
  if (day === null || !text.includes('T')) return day;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

/** The day of a date as the reader's language writes it; what is no date stays as it is. Terms are dated in UTC, wherever they are read. */
export function termsDay(text: string, locale: string): string {
  const moment = parseDateTime(text);
  return moment === null
    ? text
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/**
 * - `accepted`: the terms as they are now
 * - `notAccepted`: never
 * - `outdated`: an earlier version
 * - `unknown`: nobody can say; that counts as not accepted
 */
export type TermsStanding = 'accepted' | 'notAccepted' | 'outdated' | 'unknown';

type Accepting = Pick<Account, 'attributes'> & {
  regulated: Pick<Account['regulated'], 'areTermsAndConditionsAccepted'>;
};

/** RG-05: where a player stands. Without a date of the terms, or without the attribute to compare it with, what the account says holds. */
export function termsStanding(
  account: Accepting | null,
  { lastUpdated, acceptedAttributeId }: TermsVersion,
): TermsStanding {
  if (account === null) return 'unknown';
  if (!account.regulated.areTermsAndConditionsAccepted) return 'notAccepted';
  const updated = lastUpdated === null ? null : parseDateTime(lastUpdated);
  if (updated === null || acceptedAttributeId === null) return 'accepted';
  const accepted = parseDateTime(account.attributes.find(({ id }) => id === acceptedAttributeId)?.value ?? '');
  if (accepted === null) return 'unknown';
  return updated > accepted ? 'outdated' : 'accepted';
}
