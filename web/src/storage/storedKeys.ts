/** Every key in session storage (S3): what the player is doing in the tab, which ends with it and needs no consent. Names are the specification's where it gives one. */
export const storedKeys = {
  userToken: 'mgsUserToken',
  launchTokens: 'launchTokens',
  refreshTokens: 'refreshTokens',
  milestoneUserId: 'currentMilestoneUserId',
  site: 'Site',
  games: 'Games',
  player: 'Player',
  /** Moments that the login answer brought and later rules need: server time offset. */
  clockOffset: 'serverClockOffset',
  /** Whether the player closed the panel beside a game. */
  gamesPanel: 'gamesPanel',
  /** Metered session of the game that runs in this tab (GM-07). */
  meteredSession: 'meteredSession',
  /** A registration that is not finished (RG-01). */
  registration: 'registration',
  /** User id of who has just registered and was not yet told what to know before playing (RG-02, MT2). */
  justRegistered: 'justRegistered',
  /** User id of who puts verification off in this session. */
  verificationLater: 'verificationLater',
  /** User id and real balance last seen, by which a fall below the threshold is told once (BK-04). */
  balanceSeen: 'balanceSeen',
  /** The telemetry client's own: its session (TE-01). Written only with the consent that measuring needs. */
  telemetrySession: 'com.grafana.faro.session',
  /** When the band that offers the app was closed in this session (UI-03). */
  appBandClosed: 'appBandClosed',
  /** Messages that the player is done with and the broker was not told of yet (RT-08). */
  receipts: 'receipts',
} as const;
