import { firstFlightBytes } from '../../sandbox/src/content-check/checkDocuments.ts';

/** Limits of the document of a lobby with its headers, compressed with Brotli, in bytes. */
export const documentBudget = {
  /** A page that is sent often. */
  bytes: firstFlightBytes,
  /** Number of responses after which a page counts as sent often. */
  sends: 30,
  /** The first responses of a new page, compressed in a millisecond. */
  firstBytes: 16_400,
} as const;
