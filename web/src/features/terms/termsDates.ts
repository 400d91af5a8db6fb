import { termsAcceptedAttribute } from '@foyer/contract/accounts';
import type { Account } from '@foyer/contract/accounts';
import { readDay } from '@foyer/contract/readDay';

/** The dates of the terms as the content service names them (S3); anything may be missing or no date. */
export interface TermsDates {
  lastUpdatedDate?: unknown;
  lastUpdatedDateMalta?: unknown;
}

/** RG-05: the date that holds. The rest of the world with the Malta option has dates of its own. */
export function lastUpdatedOf({ lastUpdatedDate, lastUpdatedDateMalta }: TermsDates, { isRow, maltaOption }: { isRow: boolean; maltaOption: boolean }): string | null {
  const date = isRow && maltaOption ? lastUpdatedDateMalta : lastUpdatedDate;
  return typeof date === 'string' && readMoment(date) !== null ? date : null;
}

/** Unix milliseconds of a date, with its time where it has one; null for what is none. */
export function readMoment(text: string): number | null {
  const day = readDay(text);
  if (day === null || !text.includes('T')) return day;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

/** The day of a date as the reader's language writes it; what is no date stays as it is. Terms are dated in UTC, wherever they are read. */
export function termsDay(text: string, locale: string): string {
  const moment = readMoment(text);
  return moment === null ? text : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/**
 * - `accepted`: the terms as they are now
 * - `notAccepted`: never
 * - `outdated`: an earlier version
 * - `unknown`: nobody can say; that counts as not accepted
 */
export type TermsStanding = 'accepted' | 'notAccepted' | 'outdated' | 'unknown';

type Accepting = Pick<Account, 'attributes'> & { regulated: Pick<Account['regulated'], 'areTermsAndConditionsAccepted'> };

/** RG-05: where a player stands. Without a date of the terms there is nothing to be later than what was accepted. */
export function termsStanding(account: Accepting | null, lastUpdated: string | null): TermsStanding {
  if (account === null) return 'unknown';
  if (!account.regulated.areTermsAndConditionsAccepted) return 'notAccepted';
  const updated = lastUpdated === null ? null : readMoment(lastUpdated);
  if (updated === null) return 'accepted';
  const accepted = readMoment(account.attributes.find(({ id }) => id === termsAcceptedAttribute)?.value ?? '');
  if (accepted === null) return 'unknown';
  return updated > accepted ? 'outdated' : 'accepted';
}
