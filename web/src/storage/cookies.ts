/** Every cookie that this code reads or sets. `group` is the consent it needs. */
export const cookies = {
  /** `1` while some tab of this browser is logged in. Says nothing about who. Lets a reload get the player's page at once. */
  playerHint: { name: 'foyer-player', group: 'necessary', setBy: 'server', maxAgeSeconds: 60 * 60 * 12 },
  /**
   * Secrets of this browser's sessions, which script cannot read (decision 12). The prefix keeps it to this host and to
   * TLS; browsers take `*.localhost` for as safe.
   */
  session: { name: '__Host-sid', group: 'necessary', setBy: 'server', maxAgeSeconds: 60 * 60 * 12 },
  /** A user name that the player asked to keep, sealed by the server (AU-15). */
  rememberedUsername: { name: 'foyer-username', group: 'functional', setBy: 'server', maxAgeSeconds: 60 * 60 * 24 * 180 },
  userLanguage: { name: 'userLanguage', group: 'functional', setBy: 'browser', maxAgeSeconds: 60 * 60 * 24 * 365 },
  /** Whether the language toggle shows; without it the market's own languages say so (MK-04). */
  showPreferredLang: { name: 'showPreferredLang', group: 'functional', setBy: 'operator', maxAgeSeconds: null },
  /** `True` puts the page into test mode (MK-10). */
  testHarness: { name: 'test-harness', group: 'necessary', setBy: 'operator', maxAgeSeconds: null },
  /** The choice of groups, in the consent vendor's format (CO-01). */
  optanonConsent: { name: 'OptanonConsent', group: 'necessary', setBy: 'browser', maxAgeSeconds: 60 * 60 * 24 * 365 },
  /** When the banner was closed, ISO 8601; without it nobody has chosen. */
  optanonAlertBoxClosed: { name: 'OptanonAlertBoxClosed', group: 'necessary', setBy: 'browser', maxAgeSeconds: 60 * 60 * 24 * 365 },
  /** A session that the operator's Android app opened and hands over; all three end as soon as they were looked at (AW-03). */
  appLaunchToken: { name: 'launchToken', group: 'necessary', setBy: 'operator', maxAgeSeconds: null },
  appUserToken: { name: 'userToken', group: 'necessary', setBy: 'operator', maxAgeSeconds: null },
  appRefreshToken: { name: 'refreshToken', group: 'necessary', setBy: 'operator', maxAgeSeconds: null },
  /** How a visitor came by: up to five tags of banners (AN-05). Set by the operator's own pages. */
  trackingVisit: { name: 'tracking-visit', group: 'C0004', setBy: 'operator', maxAgeSeconds: null },
  browserId: { name: 'browser-id', group: 'C0002', setBy: 'operator', maxAgeSeconds: null },
  /** The analytics vendor's visitor cookie; what follows in its name is the operator's own number there. */
  analyticsVisitor: { name: 'AMCV_', group: 'C0002', setBy: 'operator', maxAgeSeconds: null },
  countryIso3: { name: 'h20-iso3', group: 'functional', setBy: 'operator', maxAgeSeconds: null },
} as const;

/** Reads one cookie of a `Cookie` header; null when it is missing or stands there twice (A15). */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined || header.length > 16_384) return null;
  const values = header.split(';').flatMap((pair) => {
    const cut = pair.indexOf('=');
    return cut !== -1 && pair.slice(0, cut).trim() === name ? [pair.slice(cut + 1).trim()] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}
