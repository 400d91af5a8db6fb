// Measures the real-time connection. To run it alone: `node_modules/.bin/node scripts/bench/realTime.mjs [seed]`. The
// printed seed repeats a run of dropped connections.
import { measureDrops } from './hubDrops.mjs';
import { measureOutage } from './hubOutage.mjs';
import { measureHubRestart } from './hubRestart.mjs';
import { measureFlood } from './messageFlood.mjs';
import { realTimeSection } from './realTimeSection.mjs';
import { withRunningPair } from './runningPair.mjs';
import { withBrowser } from './withBrowser.mjs';

/**
 * @param {(what: string) => void} onProgress receives the name of the measurement that starts
 * @param {number} [seed] of the events between dropped connections
 */
export async function measureRealTime(onProgress, seed = Math.floor(Math.random() * 1e9)) {
  const inBrowser = await withRunningPair(80, (pair) =>
    withBrowser(async (browser) => {
      onProgress('a hub outage of five seconds');
      const outage = await measureOutage(browser, pair);
      onProgress(`messages over a hundred dropped connections, seed ${seed}`);
      const drops = await measureDrops(browser, pair, seed);
      onProgress('1,000 messages in a second');
      return { outage, drops, floods: await measureFlood(browser, pair) };
    }),
  );
  onProgress('a hub restart with 500 clients');
  return { ...inBrowser, restart: await measureHubRestart() };
}

if (import.meta.main) {
  const [seed] = process.argv.slice(2).map(Number);
  process.stdout.write(
    realTimeSection(await measureRealTime((what) => process.stderr.write(`Measuring ${what}\n`), seed)),
  );
}
