import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandLine } from '../../scripts/readCommandLine.mjs';
import { stopSignal } from '../../scripts/stopSignal.ts';
import { outages } from './outages.ts';
import { runOutage } from './runOutage.ts';

/** Runs the outages of these alerts, or all. Exit codes: 0 every alert fires as expected, 1 some do not, 2 nothing ran. */
export async function main({ names, values }: Pick<CommandLine, 'names' | 'values'>): Promise<number> {
  const all = Object.entries(outages).map(([outage, { fires }]) => ({ outage, alerts: Object.keys(fires) }));
  const unknown = names.filter((name) => all.every(({ alerts }) => !alerts.includes(name)));
  const lanes = Number(values['lanes']);
  if (unknown.length > 0 || !(lanes >= 1 && lanes <= 16)) {
    process.stdout.write(
      unknown.length > 0 ? `No outage has these alerts: ${unknown.join(', ')}.\n` : 'Lanes are 1 to 16.\n',
    );
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-alerts-'));
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  void stopSignal().then(() => process.exit(1));
  const wanted = all.filter(({ alerts }) => names.length === 0 || alerts.some((alert) => names.includes(alert)));
  const waiting = wanted.map(({ outage }) => outage);
  let passed = 0;
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedAt = performance.now();
      const problems = await runOutage(name).catch((error: unknown) => [String(error)]);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      process.stdout.write(`${problems.length === 0 ? '✔' : '✘'} ${name} (${seconds} s)\n`);
      for (const problem of problems) process.stdout.write(`  ${problem}\n`);
      if (problems.length === 0) passed += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  process.stdout.write(`${passed} of ${wanted.length} outages are alerted as expected\n`);
  return passed === wanted.length ? 0 : 1;
}
