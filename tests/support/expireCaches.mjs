import './movableClock.mjs';
import { readFileSync } from 'node:fs';

// Preloaded with `node --import`. Besides the clock of movableClock.mjs shifts the monotonic one, by which cached entries
// expire, so that a test lets a server forget what it has cached.
const file = process.env['CLOCK_FILE'] ?? '';
const realNow = performance.now.bind(performance);
performance.now = () => realNow() + Number(readFileSync(file, 'utf8'));

// The `ttlResolution` of memoryCache.server.ts: lru-cache uses one reading of the clock for so long.
const resolutionMs = 100;
const realSetTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (run, ms, ...args) => realSetTimeout(run, ms === resolutionMs ? 0 : ms, ...args),
  realSetTimeout,
);
