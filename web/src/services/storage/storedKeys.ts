/**
 * Keys in session storage (S3): state of the tab, which ends with it and needs no consent. Where the specification names
 * a key, this list uses that name.
 */
export const storedKeys = {
  userToken: 'mgsUserToken',
  launchTokens: 'launchTokens',
  refreshTokens: 'refreshTokens',
  milestoneUserId: 'currentMilestoneUserId',
  site: 'Site',
  games: 'Games',
  player: 'Player',
  /** Difference to the server's clock, from the login response. */
  clockOffset: 'serverClockOffset',
  /** Whether the player opened the panel beside a game. */
  gamesPanel: 'gamesPanel',
  /** Metered session of the game that runs in this tab (GM-07). */
  meteredSession: 'meteredSession',
  /** Unfinished registration (RG-01). */
  registration: 'registration',
  /** User id of a player who registered in this session, and whether they have seen the notice before play (RG-02, MT2). */
  justRegistered: 'justRegistered',
  /** User id of a player who snoozed verification in this session. */
  verificationLater: 'verificationLater',
  /** User id and last real balance, so that a fall below the threshold is reported once (BK-04). */
  balanceSeen: 'balanceSeen',
  /** Session of the telemetry client (TE-01); only with consent for telemetry. */
  telemetrySession: 'com.grafana.faro.session',
  /** Time when the app download band was closed in this session (UI-03). */
  appBandClosed: 'appBandClosed',
  /** Keys of rows of games that somebody hides in this session, with spaces between them. */
  hiddenRows: 'hiddenRows',
  /** Step of the dial as the account of this session has it; without it the browser’s own choice holds. */
  playersCalmMode: 'calmMode',
  /** Limits near which calm mode was offered and the player has answered. */
  calmModeOffers: 'calmModeOffers',
  /** Acknowledged messages that the broker does not know of yet (RT-08). */
  receipts: 'receipts',
  /** Full page loads of this tab because of a new release, by release and time. */
  releaseReloads: 'releaseReloads',
} as const;
