import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { scaledRules } from './scaledRules.ts';
import { until } from './until.ts';

export interface Prometheus {
  readonly address: string;
  /** Names of the alerts that fire. */
  firing(): Promise<Set<string>>;
  /** Value of a query with one series; null without a series. */
  value(query: string): Promise<number | null>;
  stop(): Promise<void>;
}

/** A job of Prometheus, in the form of its configuration. */
export type Scrape = Readonly<Record<string, unknown>>;

interface PrometheusOptions {
  operationsPort: number;
  /** Divides the durations of the rules. */
  factor: number;
  /** Jobs beside that of the node. */
  scrapes: readonly Scrape[];
}

/** Runs Prometheus with the shipped rules, shortened by the factor, in front of one node. */
export async function startPrometheus({ operationsPort, factor, scrapes }: PrometheusOptions): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-prometheus-'));
  for (const name of ['alerts.yml', 'recording-rules.yml'] as const)
    writeFileSync(join(folder, name), scaledRules(name, factor));
  const configuration = {
    global: {
      scrape_interval: '1s',
      scrape_timeout: '1s',
      evaluation_interval: '500ms',
      external_labels: { documents: 'https://documents.example/foyer' },
    },
    rule_files: ['recording-rules.yml', 'alerts.yml'],
    scrape_configs: [
      { job_name: 'foyer-web', static_configs: [{ targets: [`127.0.0.1:${operationsPort}`] }] },
      ...scrapes,
    ],
  };
  // JSON is YAML too.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configuration));
  const address = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(address).host}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part));
  const ended = once(child, 'close');
  const get = async <T>(path: string): Promise<T> =>
    ((await (await fetch(`${address}/api/v1/${path}`)).json()) as { data: T }).data;
  await until(
    () =>
      fetch(`${address}/-/ready`).then(
        ({ ok }) => (ok ? true : null),
        () => null,
      ),
    { deadlineMs: 60_000, problem: () => `Prometheus did not start: ${errors}` },
  );
  return {
    address,
    async firing() {
      const { alerts } = await get<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts');
      return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
    async value(query) {
      const { result } = await get<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(query)}`,
      );
      return result[0] === undefined ? null : Number(result[0].value[1]);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
