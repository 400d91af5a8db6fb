/** Every key in session storage (S3). Names are the specification's where it gives one. */
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
} as const;

/** Keys in local storage: what must outlive the clearing of session storage. */
export const lastingKeys = {
  /** Stops a second reload after a session-ending code (architecture decision: once). */
  reloadMarker: 'foyer-session-reload',
  recentSearches: 'foyer-recent-searches',
  /** Metered sessions whose end nobody has confirmed yet (GM-07). */
  meteredEnds: 'foyer-metered-ends',
} as const;
