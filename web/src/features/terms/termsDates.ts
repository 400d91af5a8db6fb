import type { Account } from '@foyer/contract/accounts';
import { termsVersionId } from '@foyer/contract/ids';
import { readDay } from '@foyer/contract/readDay';
import * as v from 'valibot';

/** Dates of the terms as the content service names them (S3); any may be missing or malformed. */
export interface TermsDates {
  /** Extension: the version that applies. */
  version?: unknown;
  lastUpdatedDate?: unknown;
  /** Id of the account attribute with the date of acceptance. */
  lastUpdatedDateId?: unknown;
  lastUpdatedDateMalta?: unknown;
  lastUpdatedDateIdMalta?: unknown;
}

/** Current version of a market's terms. */
export interface TermsVersion {
  /** Null if the content names no versions; the dates alone decide then. */
  version: string | null;
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
  const version = v.is(termsVersionId, dates.version) ? dates.version : null;
  const ordinary = { version, ...datesOf(dates.lastUpdatedDate, dates.lastUpdatedDateId) };
  if (!isRow || !maltaOption) return ordinary;
  const malta = { version, ...datesOf(dates.lastUpdatedDateMalta, dates.lastUpdatedDateIdMalta) };
  return malta.lastUpdated === null ? ordinary : malta;
}

function datesOf(date: unknown, id: unknown): Omit<TermsVersion, 'version'> {
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
  regulated: Pick<Account['regulated'], 'areTermsAndConditionsAccepted' | 'acceptedTermsVersion'>;
};

/** Earlier terms that a player accepted; a service may know only the date, or only the version. */
export interface LastAcceptance {
  version: string | null;
  /** Unix milliseconds. */
  at: number | null;
}

/** Returns what the account says about the terms that its player accepted last. */
export function lastAcceptance(
  account: Accepting | null,
  { acceptedAttributeId }: Pick<TermsVersion, 'acceptedAttributeId'>,
): LastAcceptance {
  const value = account?.attributes.find(({ id }) => id === acceptedAttributeId)?.value;
  return {
    version: account?.regulated.acceptedTermsVersion ?? null,
    at: value === undefined ? null : parseDateTime(value),
  };
}

/**
 * Returns the versions that a player has not accepted yet, from the one in force back to the accepted one. Without a
 * known acceptance, only the one in force.
 * @param versions newest first
 */
export function changesSince<T extends { version: string; date: string }>(
  versions: readonly T[],
  current: string | null,
  { version, at }: LastAcceptance,
): T[] {
  const begin = versions.findIndex((each) => each.version === current);
  if (begin === -1) return [];
  const earlier = versions.slice(begin);
  const end = earlier.findIndex(
    (each) => each.version === version || (at !== null && (parseDateTime(each.date) ?? 0) <= at),
  );
  return end === -1 ? earlier.slice(0, 1) : earlier.slice(0, Math.max(1, end));
}

/**
 * RG-05: returns whether a player has accepted the current terms. An account that names the version has accepted it.
 * Otherwise the account's own flag decides without a date of the terms, before that date, and without an attribute to
 * compare it with. A date of acceptance without a time counts for its whole day.
 * @param now time of the services in Unix milliseconds
 */
export function termsStanding(
  account: Accepting | null,
  { version, lastUpdated, acceptedAttributeId }: TermsVersion,
  now: number,
): TermsStanding {
  if (account === null) return 'unknown';
  const { areTermsAndConditionsAccepted, acceptedTermsVersion } = account.regulated;
  if (!areTermsAndConditionsAccepted) return 'notAccepted';
  if (version !== null && acceptedTermsVersion === version) return 'accepted';
  const updated = lastUpdated === null ? null : parseDateTime(lastUpdated);
  if (updated === null || acceptedAttributeId === null || updated > now) return 'accepted';
  const value = account.attributes.find(({ id }) => id === acceptedAttributeId)?.value ?? '';
  const accepted = parseDateTime(value);
  if (accepted === null) return 'unknown';
  return updated > accepted + (value.includes('T') ? 0 : dayMs - 1) ? 'outdated' : 'accepted';
}
