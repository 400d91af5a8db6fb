import type { StorageGroup } from './consentGate.ts';

interface DeclaredCookie {
  readonly name: string;
  /** The consent it needs; `docs/cookies.md` says why. */
  readonly group: StorageGroup;
  readonly setBy: 'server' | 'browser' | 'operator';
  /** Null: as long as the operator who sets it says. */
  readonly maxAgeSeconds: number | null;
}

const day = 60 * 60 * 24;

/** Every cookie that this code reads or sets. Its purpose in words: `cookies.<key>` of the messages. */
export const cookies = {
  /** `1` while some tab of this browser is logged in. Says nothing about who. Lets a reload get the player's page at once. */
  playerHint: { name: 'foyer-player', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /** `guest` or `restricted` while a logged-in player is not offered everything, so that a reload shows no offer before the script runs. */
  playerAccess: { name: 'foyer-access', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /**
   * Secrets of this browser's sessions, which script cannot read (decision 12). The prefix keeps it to this host and to
   * TLS; browsers take `*.localhost` for as safe.
   */
  session: { name: '__Host-sid', group: 'C0001', setBy: 'server', maxAgeSeconds: day / 2 },
  /** A user name that the player asked to keep, sealed by the server (AU-15). Stays for months and knows a person again: it needs a yes. */
  rememberedUsername: { name: 'foyer-username', group: 'C0003', setBy: 'server', maxAgeSeconds: 180 * day },
  /** Set by a press on the language alone, and without it the page would be in another one: needs no consent. */
  userLanguage: { name: 'userLanguage', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** Whether the language toggle shows; without it the market's own languages say so (MK-04). */
  showPreferredLang: { name: 'showPreferredLang', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** `True` puts the page into test mode (MK-10). */
  testHarness: { name: 'test-harness', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** Decides the market, and with it which law holds. */
  countryIso3: { name: 'h20-iso3', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** The choice of groups, in the consent vendor's format (CO-01). */
  optanonConsent: { name: 'OptanonConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** When the banner was closed, ISO 8601; without it nobody has chosen. */
  optanonAlertBoxClosed: { name: 'OptanonAlertBoxClosed', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** `true` or `false` for each group, for servers and tags that do not read the vendor's format. */
  marketingConsent: { name: 'marketingConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  analyticsConsent: { name: 'analyticsConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  functionalConsent: { name: 'functionalConsent', group: 'C0001', setBy: 'browser', maxAgeSeconds: 365 * day },
  /** A session that the operator's Android app opened and hands over; all three end as soon as they were looked at (AW-03). */
  appLaunchToken: { name: 'launchToken', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  appUserToken: { name: 'userToken', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  appRefreshToken: { name: 'refreshToken', group: 'C0001', setBy: 'operator', maxAgeSeconds: null },
  /** How a visitor came by: up to five tags of banners (AN-05). Set by the operator's own pages. */
  trackingVisit: { name: 'tracking-visit', group: 'C0004', setBy: 'operator', maxAgeSeconds: null },
  browserId: { name: 'browser-id', group: 'C0002', setBy: 'operator', maxAgeSeconds: null },
  /** The analytics vendor's visitor cookie; what follows in its name is the operator's own number there. */
  analyticsVisitor: { name: 'AMCV_', group: 'C0002', setBy: 'operator', maxAgeSeconds: null },
} as const satisfies Record<string, DeclaredCookie>;

/** Reads one cookie of a `Cookie` header; null when it is missing or stands there twice (A15). */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined || header.length > 16_384) return null;
  const values = header.split(';').flatMap((pair) => {
    const cut = pair.indexOf('=');
    return cut !== -1 && pair.slice(0, cut).trim() === name ? [pair.slice(cut + 1).trim()] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}
