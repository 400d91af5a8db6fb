import { outageMs } from './hubOutage.mjs';
import { restartClients } from './hubRestart.mjs';
import { floodMessages } from './messageFlood.mjs';

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');

/**
 * The figures of the real-time connection as Markdown.
 * @param {Awaited<ReturnType<typeof import('./realTime.mjs').measureRealTime>>} figures
 */
export function realTimeSection({ outage, drops, floods, restart }) {
  return `## Real time

Alone: \`node_modules/.bin/node scripts/bench/realTime.mjs\`. Pages in Chromium with the real hub; for the restart, ${restartClients}
clients of the vendor's that wait as the front end does, and the hub's process stopped and started again.

| what | figure | wanted |
|---|---|---|
| hub away for ${outageMs / 1000} s, ${outage.outages} times: told, and connected again, at the latest after its beginning | ${whole(outage.toldMs)} ms, ${whole(outage.connectedMs)} ms | 2,000 ms, 10,000 ms |
| ${drops.messages} messages over ${drops.drops} lost connections (seed ${drops.seed}): lost, shown twice, acknowledged never, acknowledged twice | ${drops.lost}, ${drops.shownTwice}, ${drops.unacknowledged}, ${drops.acknowledgedTwice} | 0, 0, 0, 0 |
| restart under ${restartClients} clients, ${(restart.downMs / 1000).toFixed(1)} s away: back, the last after | ${restart.back}, ${(restart.lastMs / 1000).toFixed(1)} s | ${restartClients} |
| new connections in each second; the most | ${restart.perSecond.join(', ')}; ${restart.peak} | ${(2 * restartClients) / 10}, twice the mean over 10 s |

${whole(floodMessages)} messages in a second, each flood three times, the calmest counts. A phone's CPU is slowed down 4 times. Toasts left are
those that come up one after another when what is shown is closed.

| device | what comes | sent within | tasks above 50 ms of CPU (wanted: 0) | longest, as computed and as it took | cards, toasts at once | toasts left |
|---|---|---|---|---|---|---|
${floods.map(({ device, kind, sentMs, longTasks, maxMs, maxCpuMs, maxCards, maxToasts, toastsLeft }) => `| ${device} | ${kind} | ${whole(sentMs)} ms | ${longTasks} | ${whole(maxCpuMs)} ms, ${whole(maxMs)} ms | ${maxCards}, ${maxToasts} | ${toastsLeft} |`).join('\n')}
`;
}
