import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../scripts/ports.ts';
import { prometheusFolder } from '../../scripts/prometheusFiles.ts';
import type { Scrape } from './startPrometheus.ts';

/** Runs the exporter that reads the certificate of a site, and has the shipped job for it. */
export async function startBlackboxExporter(site: string): Promise<{ scrape: Scrape; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-blackbox-'));
  const file = join(folder, 'blackbox.yml');
  // The authority of the test is unknown to this machine.
  const http = { tls_config: { insecure_skip_verify: true } };
  writeFileSync(file, JSON.stringify({ modules: { http_2xx: { prober: 'http', http } } }));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn('prometheus-blackbox-exporter', [`--config.file=${file}`, `--web.listen-address=${address}`], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const shipped = parse(readFileSync(join(prometheusFolder, 'prometheus.yml'), 'utf8')) as {
    scrape_configs: (Scrape & { job_name: string })[];
  };
  const job = shipped.scrape_configs.find(({ job_name: name }) => name === 'foyer-site');
  const text = JSON.stringify(job).replace('https://regency.example/', site).replace('blackbox:9115', address);
  return {
    scrape: JSON.parse(text) as Scrape,
    async end() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
