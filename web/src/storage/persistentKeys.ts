import type { StorageGroup } from './consentGate.ts';

/** Keys in local storage: what must outlive the clearing of session storage. */
export const persistentKeys = {
  /** Stops a second reload after a session-ending code (architecture decision: once). */
  reloadMarker: 'foyer-session-reload',
  recentSearches: 'foyer-recent-searches',
  /** Metered sessions whose end nobody has confirmed yet (GM-07). */
  meteredEnds: 'foyer-metered-ends',
  /** Ids of settled payments that were announced in this browser: each once, whatever the tab (BK-02). */
  announcedPayments: 'foyer-announced-payments',
  /** When the player last answered a session reminder, and in which session (RM-01): one answer counts for every tab. */
  sessionReminder: 'foyer-session-reminder',
  /** `1` where the player signs in to the app around the page by fingerprint or face; the app has the say (AW-02). */
  biometricLogin: 'foyer-biometric-login',
  /** When anything was last done in any tab, Unix milliseconds (RM-02). */
  lastActivity: 'foyer-last-activity',
  /** When the band that offers the app was closed, Unix milliseconds; kept with the functional consent alone (UI-03). */
  appBandClosed: 'foyer-app-band-closed',
} as const;

/** The consent that each of them needs (CO-01). */
export const persistentGroups: Readonly<Record<(typeof persistentKeys)[keyof typeof persistentKeys], StorageGroup>> = {
  'foyer-session-reload': 'C0001',
  // Stays until it is cleared and says what somebody looked for: a convenience, and nobody asked for it to be kept.
  'foyer-recent-searches': 'C0003',
  'foyer-metered-ends': 'C0001',
  'foyer-announced-payments': 'C0001',
  'foyer-session-reminder': 'C0001',
  'foyer-biometric-login': 'C0001',
  'foyer-last-activity': 'C0001',
  'foyer-app-band-closed': 'C0003',
};
