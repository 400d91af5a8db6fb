import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../scripts/ports.ts';
import { prometheusFolder } from '../../scripts/prometheusFiles.ts';
import { startProgram } from '../cluster/support/startProgram.ts';
import type { Scrape } from './startPrometheus.ts';

/** Address that each of the shipped jobs probes. */
type ProbedAddresses = Partial<Record<'foyer-site' | 'foyer-origins' | 'foyer-hub', string>>;

/**
 * Runs the exporter that probes addresses as browsers do, until the stack is disposed.
 * @returns the shipped jobs for the addresses
 */
export async function startBlackboxExporter(ends: AsyncDisposableStack, probed: ProbedAddresses): Promise<Scrape[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-blackbox-'));
  ends.defer(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'blackbox.yml');
  const { modules } = shippedFile<{ modules: Record<string, { http?: object }> }>('blackbox.yml');
  for (const module of Object.values(modules))
    // The authority of the test is unknown to this machine.
    module.http = { ...module.http, tls_config: { insecure_skip_verify: true } };
  writeFileSync(file, JSON.stringify({ modules }));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const args = [`--config.file=${file}`, `--web.listen-address=${address}`];
  const program = await startProgram({ command: 'prometheus-blackbox-exporter', args, port });
  ends.defer(() => program.end());
  const shipped = shippedFile<{ scrape_configs: (Scrape & { job_name: string })[] }>('prometheus.yml');
  return shipped.scrape_configs.flatMap((job) => {
    const target = (probed as Record<string, string>)[job.job_name];
    if (target === undefined) return [];
    const text = JSON.stringify({ ...job, static_configs: [{ targets: [target] }] });
    return [JSON.parse(text.replace('blackbox:9115', address)) as Scrape];
  });
}

const shippedFile = <T>(name: string): T => parse(readFileSync(join(prometheusFolder, name), 'utf8')) as T;
