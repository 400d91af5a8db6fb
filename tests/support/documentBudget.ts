/** Limits of the document of a lobby with its headers, compressed with Brotli, in bytes. */
export const documentBudget = {
  /** Ten packets of 1,460 bytes, which a server sends before it waits for the browser: a page that is sent often. */
  bytes: 14_600,
  /** Number of responses after which a page counts as sent often. */
  sends: 30,
  /** The first responses of a new page, compressed in a millisecond. */
  firstBytes: 16_400,
} as const;
