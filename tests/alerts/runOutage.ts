import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { outages } from './outages.ts';
import type { Outage } from './outages.ts';
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
  const player = await node.sandbox.newPlayer({ brand: 'regency', marketId: 'row', scenario: 'funded' });
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

const programs = /^(?:promtool|curl|grep|redis-cli|openssl|varnishstat) /;

/** Commands that the runbook of an alert names under "Look first", also those of another alert that it refers to. */
function runbookCommands(alert: string): string[] {
  const runbooks = readFileSync(join(projectRoot, 'docs/runbooks.md'), 'utf8');
  const [, section = ''] = runbooks.split(`\n## ${alert}\n`);
  const [, look = ''] = /^- \*\*Look first:\*\* (.*)$/m.exec(section.split('\n## ', 1)[0] ?? '') ?? [];
  const [, other] = /^as ([A-Z]\w+)/.exec(look) ?? [];
  const own = Array.from(look.matchAll(/`([^`]+)`/g), ([, code = '']) => code).filter((code) => programs.test(code));
  return other === undefined ? own : [...own, ...runbookCommands(other)];
}

interface RunbookPlace {
  /** Folder with the log of the node. */
  folder: string;
  variables: Readonly<Record<string, string>>;
  /** Host and port of the site or service that the runbook calls `HOST`. */
  site: string;
  /** Folder of Varnish’s working files. */
  varnishFolder: string;
}

/** Runs a command as a person on call does. Returns what it prints. */
async function runRunbookCommand(
  command: string,
  { folder, variables, site, varnishFolder }: RunbookPlace,
): Promise<string> {
  const typed = command
    .replaceAll('HOST:443', site)
    .replaceAll('HOST', site.split(':', 1)[0] ?? '')
    .replace('varnishstat ', `varnishstat -n ${varnishFolder} `);
  const child = spawn('sh', ['-c', typed], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return output + errors;
}
