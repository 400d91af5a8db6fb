import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/ports.ts';
import type { Scrape } from './startPrometheus.ts';

/** Runs the exporter of Varnish's figures, with a job for it. */
export async function startVarnishExporter(runFolder: string): Promise<{ scrape: Scrape; end: () => Promise<void> }> {
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn('prometheus-varnish-exporter', ['-n', runFolder, '-web.listen-address', address], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  return {
    scrape: { job_name: 'foyer-edge', static_configs: [{ targets: [address] }] },
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
