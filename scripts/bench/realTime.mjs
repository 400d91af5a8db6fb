// The figures of the real-time connection; all of them by themselves: `node_modules/.bin/node scripts/bench/realTime.mjs`,
// with the printed seed behind it to repeat a run of lost connections.
import { measureDrops } from './hubDrops.mjs';
import { measureOutage } from './hubOutage.mjs';
import { measureHubRestart } from './hubRestart.mjs';
import { measureFlood } from './messageFlood.mjs';
import { realTimeSection } from './realTimeSection.mjs';
import { withRunningPair } from './runningPair.mjs';
import { withBrowser } from './withBrowser.mjs';

/**
 * @param {(what: string) => void} say what is measured now
 * @param {number} [seed] of what happens between lost connections
 */
export async function measureRealTime(say, seed = Math.floor(Math.random() * 1e9)) {
  const inBrowser = await withRunningPair(80, (pair) =>
    withBrowser(async (browser) => {
      say('a hub that is away for five seconds');
      const outage = await measureOutage(browser, pair);
      say(`messages over a hundred lost connections, seed ${seed}`);
      const drops = await measureDrops(browser, pair, seed);
      say('a thousand messages in a second');
      return { outage, drops, floods: await measureFlood(browser, pair) };
    }),
  );
  say('500 players whose hub restarts');
  return { ...inBrowser, restart: await measureHubRestart() };
}

if (import.meta.main) {
  const [seed] = process.argv.slice(2).map(Number);
  process.stdout.write(
    realTimeSection(await measureRealTime((what) => process.stderr.write(`Measuring ${what}\n`), seed)),
  );
}
