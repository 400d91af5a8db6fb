import './movableClock.mjs';
import { readFileSync } from 'node:fs';

// Preloaded with `node --import`. Besides the clock of movableClock.mjs shifts the monotonic one, by which cached entries
// expire, so that a test lets a server forget what it has cached.
const file = process.env['CLOCK_FILE'] ?? '';
const realNow = performance.now.bind(performance);
performance.now = () => realNow() + Number(readFileSync(file, 'utf8'));

// For so long lru-cache uses one reading of the clock: its own default, and the `ttlResolution` of memoryCache.server.ts.
// Here one reading lasts no longer than the event in which it was taken, or the next request could meet it.
const resolutionsMs = [1, 100];
const realSetTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (run, ms, ...args) =>
    resolutionsMs.includes(ms) ? setImmediate(() => run(...args)) : realSetTimeout(run, ms, ...args),
  realSetTimeout,
);
