/** `npm run test:cluster` sets CLUSTER=complete; `npm test` runs the short form. */
export const isComplete = process.env['CLUSTER'] === 'complete';

/** Amounts of load and repetitions in both forms. */
export const clusterSize = isComplete
  ? {
      pagesPerSecond: 200,
      browsers: 20,
      killMinutes: 10,
      killEveryMs: 20_000,
      storedPages: 100_000,
      purges: 100,
      soakMinutes: 30,
    }
  : { pagesPerSecond: 30, browsers: 2, killMinutes: 0, killEveryMs: 0, storedPages: 1000, purges: 5, soakMinutes: 0 };

/** Existing pages of all brands. */
export const pagePaths = ['/', '/promotions', '/responsible-gaming', '/help', '/credits', '/blog', '/new', '/live'];
