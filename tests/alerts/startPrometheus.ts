import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.ts';
import { startProgram } from '../cluster/support/startProgram.ts';
import { scaledRules } from './scaledRules.ts';

const intervalMs = 250;

/**
 * Reads until the result is not null.
 * @throws with the sentence when that takes longer than the deadline
 */
export async function until<T>(
  read: () => Promise<T | null>,
  { deadlineMs, problem }: { deadlineMs: number; problem: () => string },
): Promise<T> {
  for (const endsAt = performance.now() + deadlineMs; ;) {
    const result = await read();
    if (result !== null) return result;
    if (performance.now() > endsAt) throw new Error(`${problem()} (after ${deadlineMs / 1000} s)`);
    await delay(intervalMs);
  }
}

export interface Prometheus {
  readonly address: string;
  /** Names of the alerts that fire. */
  firing(): Promise<Set<string>>;
  /** Value of a query with one series; null without a series. */
  value(query: string): Promise<number | null>;
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

/** Maximum time of a request, in milliseconds. */
const timeoutMs = 10_000;

/** Runs Prometheus with the shipped rules, shortened by the factor, in front of one node. Ends with the stack. */
export async function startPrometheus(
  ends: AsyncDisposableStack,
  { operationsPort, factor, scrapes }: PrometheusOptions,
): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-prometheus-'));
  ends.defer(() => rmSync(folder, { recursive: true, force: true }));
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
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    command: 'prometheus',
    args: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    port,
  });
  ends.defer(() => program.end());
  const request = (path: string) => fetch(address + path, { signal: AbortSignal.timeout(timeoutMs) });
  const get = async <T>(path: string): Promise<T> =>
    ((await (await request(`/api/v1/${path}`)).json()) as { data: T }).data;
  await until(
    () =>
      request('/-/ready').then(
        ({ ok }) => (ok ? true : null),
        () => null,
      ),
    { deadlineMs: 60_000, problem: () => `Prometheus did not start: ${program.output()}` },
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
  };
}
