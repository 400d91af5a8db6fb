import type { StorageGroup } from './storageConsent.ts';

/** Keys in local storage, for values that must survive the tab. */
export const persistentKeys = {
  /** Prevents a second reload after a session-ending code. */
  reloadMarker: 'foyer-session-reload',
  recentSearches: 'foyer-recent-searches',
  /** Metered sessions whose end is not confirmed yet (GM-07). */
  meteredEnds: 'foyer-metered-ends',
  /** Ids of settled payments that this browser has announced, so that each is announced once (BK-02). */
  announcedPayments: 'foyer-announced-payments',
  /** Time and session of the player's last response to a reality check (RM-01), shared by all tabs. */
  sessionReminder: 'foyer-session-reminder',
  /** `1` when the player uses biometric login in the surrounding app; the app decides (AW-02). */
  biometricLogin: 'foyer-biometric-login',
  /** Time of the last activity in any tab, Unix milliseconds (RM-02). */
  lastActivity: 'foyer-last-activity',
  /** Time when the app download band was closed, Unix milliseconds; only with functional consent (UI-03). */
  appBandClosed: 'foyer-app-band-closed',
  /** Keys of rows of games that somebody hides, with spaces between them; only with functional consent. */
  hiddenRows: 'foyer-hidden-rows',
  /** Step of the dial once it was turned in this browser; the values are in `services/dial/dial.browser.ts`. */
  calmMode: 'foyer-calm-mode',
  /** Breaks after which calm mode was offered and the player has answered. */
  calmModeOffers: 'foyer-calm-mode-offers',
  /** `1` while jackpots and big wins are paused in this browser (WCAG 2.2.2). */
  figuresPaused: 'foyer-figures-paused',
  /** `1` while the player has turned on the sound of games. */
  gameSound: 'foyer-game-sound',
} as const;

/** Required consent of each key (CO-01). */
export const persistentGroups: Readonly<Record<(typeof persistentKeys)[keyof typeof persistentKeys], StorageGroup>> = {
  'foyer-session-reload': 'C0001',
  // Recent searches persist and are a convenience, so they need consent.
  'foyer-recent-searches': 'C0003',
  'foyer-metered-ends': 'C0001',
  'foyer-announced-payments': 'C0001',
  'foyer-session-reminder': 'C0001',
  'foyer-biometric-login': 'C0001',
  'foyer-last-activity': 'C0001',
  'foyer-app-band-closed': 'C0003',
  'foyer-hidden-rows': 'C0003',
  // Settings that somebody chose so that they can use the site at all need no consent.
  'foyer-calm-mode': 'C0001',
  'foyer-calm-mode-offers': 'C0001',
  'foyer-figures-paused': 'C0001',
  'foyer-game-sound': 'C0001',
};
