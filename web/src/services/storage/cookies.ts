import type { StorageGroup } from './storageConsent.ts';

export interface DeclaredCookie {
  readonly name: string;
  /** Required consent; `docs/cookies.md` explains it. */
  readonly group: StorageGroup;
  readonly setBy: 'server' | 'browser' | 'operator';
  /** Null: determined by the operator who sets it. */
  readonly maxAgeSeconds: number | null;
}

const day = 60 * 60 * 24;

/** Every cookie that this code reads or sets. Their purposes are messages: `cookies.<key>`. */
export const cookies = {
  /** `1` while a tab of this browser is logged in, without saying who. A reload then gets the player's page at once. */
  playerHint: { name: 'foyer-player', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /**
   * `guest` or `restricted` while a logged-in player may not see all offers, so that a reload shows none before scripts
   * run.
   */
  playerAccess: { name: 'foyer-access', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /**
   * Market of the logged-in player's account, whose pages the player gets wherever the player is. A market's id, or
   * `other` for the rest of the world.
   */
  accountMarket: { name: 'foyer-market', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /**
   * Secrets of this browser's sessions, unreadable for scripts (decision 12). The prefix restricts it to this host and
   * TLS. A sandbox over plain HTTP has `sessionCookieName(false)` instead.
   */
  session: { name: '__Host-sid', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /**
   * Username that the player asked to save, sealed by the server (AU-15). It lasts for months and identifies a person,
   * so it needs consent.
   */
  rememberedUsername: { name: 'foyer-username', group: 'C0003', setBy: 'server', maxAgeSeconds: 180 * day },
  /** Set only when the player selects a language, and required to show it: needs no consent. */
  userLanguage: { name: 'userLanguage', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** Whether the language toggle shows; default: by the market's languages (MK-04). */
  showPreferredLang: { name: 'showPreferredLang', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** `True` enables test mode (MK-10). */
  testHarness: { name: 'test-harness', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** Selects the market and thereby the applicable law. */
  countryIso3: { name: 'h20-iso3', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** Consent by group in the consent vendor's format (CO-01). */
  optanonConsent: { name: 'OptanonConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** Time when the banner was closed, ISO 8601; without it there is no choice. */
  optanonAlertBoxClosed: { name: 'OptanonAlertBoxClosed', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** `true` or `false` per group, for servers and tags that do not read the vendor's format. */
  marketingConsent: { name: 'marketingConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  analyticsConsent: { name: 'analyticsConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  functionalConsent: { name: 'functionalConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** Session that the operator's Android app passes on; all three are deleted after reading (AW-03). */
  appLaunchToken: { name: 'launchToken', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  appUserToken: { name: 'userToken', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  appRefreshToken: { name: 'refreshToken', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** Source of the visitor: up to five banner tags (AN-05). Set by the operator's own pages. */
  trackingVisit: { name: 'tracking-visit', group: 'C0004', setBy: 'operator', maxAgeSeconds: null },
  browserId: { name: 'browser-id', group: 'C0002', setBy: 'operator', maxAgeSeconds: null },
  /** The analytics vendor's visitor cookie; the rest of its name is the operator's id there. */
  analyticsVisitor: { name: 'AMCV_', group: 'C0002', setBy: 'operator', maxAgeSeconds: null },
} as const satisfies Record<string, DeclaredCookie>;

const hostPrefix = '__Host-';

/**
 * Name of the session cookie. Browsers refuse the prefix without `Secure`, and WebKit refuses `Secure` over plain HTTP,
 * also on `*.localhost` (decision 27).
 */
export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? cookies.session.name : cookies.session.name.slice(hostPrefix.length);

/** Returns a host and its parent domains without the last: what `Domain` of a cookie can be for a page of the host. */
export function domainsOf(host: string): string[] {
  const dot = host.indexOf('.');
  return dot === -1 ? [] : [host, ...domainsOf(host.slice(dot + 1))];
}

/**
 * Reads a cookie of a `Cookie` header; null when it is missing or duplicate (A15). Only spaces and tabs around a name are
 * not part of it (RFC 6265bis): another host of the domain can set a cookie whose name differs by any other byte.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  const [value = null, second] = header === undefined ? [] : valuesOf(header, name);
  return second === undefined ? value : null;
}

/** Whether a cookie is in the header more than once. */
export function isRepeated(header: string, name: string): boolean {
  return valuesOf(header, name).length > 1;
}

/** Returns the first two values of a name. */
function valuesOf(header: string, name: string): string[] {
  const values: string[] = [];
  if (name === '') return values;
  // Without splitting the header, which may consist of thousands of pairs.
  for (let at = header.indexOf(name); at !== -1 && values.length < 2; at = header.indexOf(name, at + name.length)) {
    const before = lastNotBlank(header, 0, at);
    const equals = firstNotBlank(header, at + name.length, header.length);
    if ((before !== 0 && header[before - 1] !== ';') || header[equals] !== '=') continue;
    const next = header.indexOf(';', equals);
    const end = next === -1 ? header.length : next;
    const start = firstNotBlank(header, equals + 1, end);
    values.push(header.slice(start, lastNotBlank(header, start, end)));
  }
  return values;
}

const isBlank = (character: string | undefined) => character === ' ' || character === '\t';

function firstNotBlank(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(text[at])) at += 1;
  return at;
}

/** @returns index behind the last character that is not blank */
function lastNotBlank(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isBlank(text[at - 1])) at -= 1;
  return at;
}
