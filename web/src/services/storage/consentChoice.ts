import { consentGroups, type ConsentGroup } from './storageConsent.ts';

export interface ConsentChoice {
  /** Groups with consent. */
  readonly allowed: readonly ConsentGroup[];
  /** Time when the banner was closed, Unix milliseconds. */
  readonly closedAt: number;
  /** Number of choices in this browser; a new number is a new choice. */
  readonly interactions: number;
}

export interface ConsentTexts {
  /** Value of the cookie `OptanonConsent`. */
  consent: string | null;
  /** Value of the cookie `OptanonAlertBoxClosed`. */
  closed: string | null;
}

/**
 * Version of the built-in banner's record. A choice of another version concerned something else, so the visitor is
 * asked again.
 */
export const consentVersion = '202402.1.0';

/** One year, after which the visitor is asked again. Also the lifetime of the cookies. */
export const choiceLifeMs = 365 * 24 * 60 * 60 * 1000;
/** Tolerance for clock adjustments; times further in the future are invalid. */
const clockSlackMs = 60_000;
const maxTextLength = 4096;

/**
 * Groups that Global Privacy Control refuses, in every market: marketing, and analytics, which some laws count as
 * sharing.
 */
export const signalRefuses: readonly ConsentGroup[] = ['C0002', 'C0004'];

/**
 * Choice in the vendor's cookies. A record that is missing, truncated, of another version, from the future or older
 * than a year is no choice, and never a consent.
 * @param version the expected one; null accepts any, because the vendor's own script asks again when needed
 * @param hasPrivacySignal whether the browser sends Global Privacy Control. The signal overrides a choice made without
 * it. A choice made while the browser sent it is explicit and stands.
 */
export function readChoice(
  { consent, closed }: ConsentTexts,
  now: number,
  version: string | null = consentVersion,
  hasPrivacySignal = false,
): ConsentChoice | null {
  if (consent === null || closed === null || consent.length > maxTextLength) return null;
  const closedAt = dateOf(closed.replaceAll('%3A', ':'), now);
  const fields = new URLSearchParams(consent);
  const madeAt = dateOf(fields.get('datestamp'), now);
  const groups = groupsOf(fields.get('groups'));
  if (closedAt === null || madeAt === null || groups === null || fields.get('AwaitingReconsent') !== 'false')
    return null;
  if (version !== null && fields.get('version') !== version) return null;
  const isOverridden = hasPrivacySignal && fields.get('browserGpcFlag') !== '1';
  return {
    allowed: consentGroups.filter(
      (group) => groups.get(group) === true && !(isOverridden && signalRefuses.includes(group)),
    ),
    closedAt,
    interactions: Number(/^\d{1,6}$/.exec(fields.get('interactionCount') ?? '')?.[0] ?? 0),
  };
}

function dateOf(text: string | null, now: number): number | null {
  const at = Date.parse(text ?? '');
  return at <= now + clockSlackMs && now - at < choiceLifeMs ? at : null;
}

/** Null unless every group is present once with a plain yes or no, because a truncated list is invalid. */
function groupsOf(text: string | null): ReadonlyMap<string, boolean> | null {
  const groups = new Map<string, boolean>();
  for (const pair of (text ?? '').split(',')) {
    const [, name, value] = /^(\w{1,20}):([01])$/.exec(pair) ?? [];
    if (name === undefined || groups.has(name)) return null;
    groups.set(name, value === '1');
  }
  return groups.get('C0001') === true && consentGroups.every((group) => groups.has(group)) ? groups : null;
}
