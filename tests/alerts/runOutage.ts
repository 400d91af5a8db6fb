import { setTimeout as delay } from 'node:timers/promises';
import { outages } from './outages.ts';
import type { Outage } from './outages.ts';
import { runbookCommands, runRunbookCommand } from './runbookCommands.ts';
import type { RunbookPlace } from './runbookCommands.ts';
import { sendTraffic } from './sendTraffic.ts';
import { startNode } from './startNode.ts';
import { startPrometheus, until } from './startPrometheus.ts';

/** An hour of the rules is a minute. */
const usualFactor = 60;
/** Maximum time until the alerts fire; the longest `for` takes 90 s. */
const deadlineMs = 180_000;
/** Time after the last expected alert in which no other one may fire. */
const settlingMs = 10_000;

/**
 * Makes an outage and waits for its alerts.
 * @returns what differs from the table, one sentence each
 */
export async function runOutage(name: string): Promise<string[]> {
  const outage = outages[name];
  if (outage === undefined) return [`There is no outage ${name}.`];
  const { factor = usualFactor, traffic, furtherTraffic = [], observed, start, fires, mayFire = [] } = outage;
  await using ends = new AsyncDisposableStack();
  const prepared = await outage.prepare?.(ends);
  const node = await startNode(ends, prepared?.variables ?? {});
  const player = await node.platform.newPlayer({ brand: 'regency', marketId: 'row', scenario: 'funded' });
  const prometheus = await startPrometheus(ends, {
    operationsPort: node.operationsPort,
    factor,
    scrapes: prepared?.scrapes ?? [],
  });
  const client = { web: () => node.web, player };
  ends.defer(sendTraffic(traffic, client));
  const isObserved = ['count_over_time(up{job="foyer-web"}[5s]) > 3', observed ?? []].flat().join(' and on () ');
  await until(async () => ((await prometheus.value(isObserved)) === null ? null : true), {
    deadlineMs,
    problem: () => 'Prometheus has not observed the node',
  });
  const early = await prometheus.firing();
  if (early.size > 0) return [`Before the outage these fire: ${[...early].join(', ')}.`];

  await prepared?.startOutage?.();
  await start?.(node, ends);
  ends.defer(sendTraffic(furtherTraffic, client));
  let firing = new Set<string>();
  await until(
    async () => {
      firing = await prometheus.firing();
      return Object.keys(fires).every((alert) => firing.has(alert)) ? true : null;
    },
    {
      deadlineMs,
      problem: () => `${Object.keys(fires).join(', ')} were expected, and these fire: ${[...firing].join(', ')}`,
    },
  );
  await delay(settlingMs);
  firing = new Set([...firing, ...(await prometheus.firing())]);
  const unexpected = [...firing].filter((alert) => !Object.hasOwn(fires, alert) && !mayFire.includes(alert));
  node.writeLog();
  const place = {
    folder: node.folder,
    variables: {
      NODE: `http://127.0.0.1:${node.operationsPort}`,
      PROM: prometheus.address,
      ADDRESS: prepared?.address ?? '',
      REDIS_URL: prepared?.variables?.['REDIS_URL'] ?? '',
    },
    site: prepared?.address === undefined ? '' : new URL(prepared.address).host,
    varnishFolder: prepared?.varnishFolder ?? '',
  };
  const runbooks = await Promise.all(
    Object.entries(fires).map(([alert, expected]) => runbookProblem(alert, expected, place)),
  );
  return [...unexpected.map((alert) => `${alert} fires too.`), ...runbooks.filter((problem) => problem !== null)];
}

async function runbookProblem(
  alert: string,
  expected: Outage['fires'][string],
  place: RunbookPlace,
): Promise<string | null> {
  const commands = runbookCommands(alert);
  const outputs = await Promise.all(commands.map((command) => runRunbookCommand(command, place)));
  return outputs.some((output) => expected.test(output))
    ? null
    : `No command of the runbook of ${alert} prints ${String(expected)}: ${JSON.stringify(outputs).slice(0, 2000)}`;
}
