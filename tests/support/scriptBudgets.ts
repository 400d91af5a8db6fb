/** Limits of script sizes, compressed with gzip, in kB. A change that needs more raises them and says why. */
export const scriptBudgets = {
  /**
   * The lobby: scripts that the document names, and all until the page is quiet. `allowed`: groups of cookies that the
   * visitor has allowed. The sums until it is quiet follow the limits of single chunks below, which say what has grown.
   */
  visits: [
    { visitor: 'visitor', isPlayer: false, allowed: [], startKb: 100, quietKb: 146 },
    {
      visitor: 'visitor, all cookies',
      isPlayer: false,
      allowed: ['C0002', 'C0003', 'C0004'],
      startKb: 100,
      quietKb: 256,
    },
    { visitor: 'player', isPlayer: true, allowed: [], startKb: 103, quietKb: 239 },
    {
      visitor: 'player, all cookies',
      isPlayer: true,
      allowed: ['C0002', 'C0003', 'C0004'],
      startKb: 103,
      quietKb: 348,
    },
  ],
  /** Chunks that are larger than the limit of the others. */
  chunks: {
    react: 70,
    createRrwebReplay: 61,
    startTelemetry: 42,
    // With the fields of exclusions, open rounds and places in the calls of a player, and the session with all its events.
    live: 35.9,
    startTracing: 31,
    // With the notice of the player's place, its check in each minute of play, the reports of activity, and the query of the
    // protection settings.
    player: 28.8,
    // The table of characters of `opencc-js`, for a search in traditional Chinese.
    simplifiedCharacters: 21,
    startFlagClient: 19,
    // With the definition of the dial and its button in the header.
    page: 17.2,
    esm: 14.5,
    // With what leads to the window of an identity provider.
    'login-and-registration': 13.3,
    vendorPolicy: 12,
    // With the upkeep of a session, which `windows` had before, the layer over the query library, the schema of a
    // supplier's launch, the prefetch of games and of a player's first page, the account's step of the dial, and the
    // calls ahead of a launch and the logout at an identity provider.
    'player-start': 16,
    // `promotions` had the library before.
    queryLibrary: 9.8,
    // With the schemas of games, which `live` had for the stored state of a player.
    'lobby-later': 10.6,
    lobby: 9.2,
    'player-messages-zh': 8.4,
    // With the frames of suppliers' games, whose messages have a place of their own.
    GameWindow: 8,
    // With the tags for previews of links, and the report of what led a player here.
    windows: 8.3,
    // With the consent for what led a visitor here.
    analytics: 7.8,
  },
  otherChunkKb: 7.5,
} as const;
