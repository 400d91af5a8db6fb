/** What needs a yes, by the names of the consent vendor: analytics, functional, marketing. What is necessary, C0001, needs none. */
export const consentGroups = ['C0002', 'C0003', 'C0004'] as const;
export type ConsentGroup = (typeof consentGroups)[number];

export interface ConsentChoice {
  /** Groups that were said yes to. */
  readonly allowed: readonly ConsentGroup[];
  /** When the banner was closed, Unix milliseconds. */
  readonly closedAt: number;
  /** How often this browser has chosen: another number is another choice. */
  readonly interactions: number;
}

export interface ConsentTexts {
  /** Value of the cookie `OptanonConsent`. */
  consent: string | null;
  /** Value of the cookie `OptanonAlertBoxClosed`. */
  closed: string | null;
}

/** Version of the record that the built-in banner writes. A choice of another one was about something else and is asked for again. */
export const consentVersion = '202402.1.0';

/** A year: whoever chose longer ago is asked again. Also the life of the cookies. */
export const choiceLifeMs = 365 * 24 * 60 * 60 * 1000;
/** Clocks of a browser are set right now and then; what lies further ahead was not written by a banner. */
const clockSlackMs = 60_000;
const maxTextLength = 4096;

/**
 * The choice that the vendor's cookies hold. Whatever is missing, cut short, of another version, from the future or
 * older than a year is no choice at all, and never a yes.
 * @param version the one to expect; null takes any, where the vendor's own script asks again when it must
 */
export function readChoice(
  { consent, closed }: ConsentTexts,
  now: number,
  version: string | null = consentVersion,
): ConsentChoice | null {
  if (consent === null || closed === null || consent.length > maxTextLength) return null;
  const closedAt = dateOf(closed.replaceAll('%3A', ':'), now);
  const fields = new URLSearchParams(consent);
  const madeAt = dateOf(fields.get('datestamp'), now);
  const groups = groupsOf(fields.get('groups'));
  if (closedAt === null || madeAt === null || groups === null || fields.get('AwaitingReconsent') !== 'false')
    return null;
  if (version !== null && fields.get('version') !== version) return null;
  return {
    allowed: consentGroups.filter((group) => groups.get(group) === true),
    closedAt,
    interactions: Number(/^\d{1,6}$/.exec(fields.get('interactionCount') ?? '')?.[0] ?? 0),
  };
}

function dateOf(text: string | null, now: number): number | null {
  const at = Date.parse(text ?? '');
  return at <= now + clockSlackMs && now - at < choiceLifeMs ? at : null;
}

/** Null unless every group stands there once with a plain yes or no: a list that was cut short says nothing. */
function groupsOf(text: string | null): ReadonlyMap<string, boolean> | null {
  const groups = new Map<string, boolean>();
  for (const pair of (text ?? '').split(',')) {
    const [, name, value] = /^(\w{1,20}):([01])$/.exec(pair) ?? [];
    if (name === undefined || groups.has(name)) return null;
    groups.set(name, value === '1');
  }
  return groups.get('C0001') === true && consentGroups.every((group) => groups.has(group)) ? groups : null;
}
