import { freePort } from '../../scripts/ports.ts';
import { startProgram } from '../cluster/support/startProgram.ts';
import type { Scrape } from './startPrometheus.ts';

/** Runs the exporter of Varnish's figures until the stack is disposed. Returns a job for it. */
export async function startVarnishExporter(ends: AsyncDisposableStack, runFolder: string): Promise<Scrape> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const args = ['-n', runFolder, '-web.listen-address', address];
  const program = await startProgram({ command: 'prometheus-varnish-exporter', args, port });
  ends.defer(() => program.end());
  return { job_name: 'foyer-edge', static_configs: [{ targets: [address] }] };
}
