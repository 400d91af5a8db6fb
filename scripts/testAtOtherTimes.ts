import { spawnSync } from 'node:child_process';
import { productNode, projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';

/**
 * Moments at which the day, the year or summer time changes, also in zones with unusual offsets or without summer time.
 * Each is later than the newest version of the terms in the sandbox's content, because tests expect that it applies.
 */
const moments = [
  { at: '2026-11-29T00:00:00+13:00', zone: 'Pacific/Auckland' },
  { at: '2027-03-28T02:30:00+01:00', zone: 'Europe/London' },
  { at: '2027-10-31T02:30:00+00:00', zone: 'Europe/London' },
  { at: '2027-03-14T03:30:00-04:00', zone: 'America/Toronto' },
  { at: '2027-11-07T01:30:00-04:00', zone: 'America/Toronto' },
  { at: '2026-12-31T23:59:00-03:30', zone: 'America/St_Johns' },
  { at: '2026-12-01T21:00:00+01:00', zone: 'Africa/Lagos' },
  { at: '2026-12-31T23:59:00+05:45', zone: 'Asia/Kathmandu' },
];
const projects = ['sandbox', 'unit', 'views', 'contract'];
const limitMs = 30 * 60_000;

/**
 * Runs tests with another clock and in other time zones, by default every test that needs no browser. The clock of each
 * process goes on from the moment; deadlines keep the machine's own clock.
 * @returns exit code
 */
export function main({ names, values }: Pick<CommandLine, 'names' | 'values'>): number {
  const chosen = [values['project'] ?? projects].flat().flatMap((name) => ['--project', String(name)]);
  let exitCode = 0;
  for (const { at, zone } of moments) {
    process.stdout.write(`\n${at} in ${zone}\n`);
    const { status } = spawnSync(
      productNode,
      // Three workers, because contract tests wait for the processes that they start.
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--maxWorkers=3', ...chosen, ...names],
      {
        cwd: projectRoot,
        timeout: limitMs,
        stdio: 'inherit',
        env: {
          ...process.env,
          TZ: zone,
          // The dynamic linker replaces `$LIB`. An offset, unlike a moment, means the same to every process of a run.
          LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
          FAKETIME: `${((Date.parse(at) - Date.now()) / 1000).toFixed(0).replace(/^(?!-)/, '+')}s`,
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        },
      },
    );
    if (status !== 0) exitCode = 1;
  }
  return exitCode;
}
