import { outageMs } from './hubOutage.mjs';
import { restartClients } from './hubRestart.mjs';
import { floodMessages } from './messageFlood.mjs';

const formatInteger = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');

/**
 * Renders the figures of the real-time connection as Markdown.
 * @param {Awaited<ReturnType<typeof import('./realTime.mjs').measureRealTime>>} figures
 */
export function realTimeSection({ outage, drops, floods, restart }) {
  return `## Real time

To run this part alone, type \`node_modules/.bin/node scripts/bench/realTime.mjs\`. Pages run in Chromium with the real hub. The restart uses ${restartClients}
of the vendor's clients with the front end's waiting times, and stops and starts the hub's process.

| measurement | figure | target |
|---|---|---|
| hub away for ${outageMs / 1000} s, ${outage.outages} times: maximum time from its start until the alert, and until the reconnection | ${formatInteger(outage.maxShownMs)} ms, ${formatInteger(outage.connectedMs)} ms | 2,000 ms, 10,000 ms |
| ${drops.messages} messages over ${drops.drops} lost connections (seed ${drops.seed}): lost, shown twice, acknowledged never, acknowledged twice | ${drops.lost}, ${drops.shownTwice}, ${drops.unacknowledged}, ${drops.acknowledgedTwice} | 0, 0, 0, 0 |
| restart under ${restartClients} clients, ${(restart.downMs / 1000).toFixed(1)} s offline: reconnected clients, and the time of the last | ${restart.back}, ${(restart.lastMs / 1000).toFixed(1)} s | ${restartClients} |
| new connections per second; maximum | ${restart.perSecond.join(', ')}; ${restart.peak} | ${(2 * restartClients) / 10}, twice the mean over 10 s |

${formatInteger(floodMessages)} messages in one second. Each flood runs three times, and the run with the shortest tasks counts. A phone's CPU is slowed
down 4 times. Remaining toasts appear one after another when visible ones are closed.

| device | flood of | sent within | tasks above 50 ms of CPU (target: 0) | longest task, CPU time and duration | cards, toasts at once | remaining toasts |
|---|---|---|---|---|---|---|
${floods.map(({ device, kind, sentMs, longTasks, maxMs, maxCpuMs, maxCards, maxToasts, toastsLeft }) => `| ${device} | ${kind} | ${formatInteger(sentMs)} ms | ${longTasks} | ${formatInteger(maxCpuMs)} ms, ${formatInteger(maxMs)} ms | ${maxCards}, ${maxToasts} | ${toastsLeft} |`).join('\n')}
`;
}
