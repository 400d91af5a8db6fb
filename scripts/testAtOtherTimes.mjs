// Runs tests with another clock and in other time zones: `testAtOtherTimes.mjs [options of Vitest]`, by default every test
// that needs no browser. The clock of each process goes on from the moment; deadlines keep the machine's own clock.
import { buildStale } from './buildStale.mjs';
import { ensurePrograms } from './ensurePrograms.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

/** The moments at which days, years and summer time change, and zones with other offsets or without summer time. */
const moments = [
  { at: '2026-11-29T00:00:00+13:00', zone: 'Pacific/Auckland' },
  { at: '2027-03-28T02:30:00+01:00', zone: 'Europe/London' },
  { at: '2026-10-25T02:30:00+00:00', zone: 'Europe/London' },
  { at: '2027-03-14T03:30:00-04:00', zone: 'America/Toronto' },
  { at: '2026-11-01T01:30:00-04:00', zone: 'America/Toronto' },
  { at: '2026-12-31T23:59:00-03:30', zone: 'America/St_Johns' },
  { at: '2026-12-01T21:00:00+01:00', zone: 'Africa/Lagos' },
  { at: '2026-12-31T23:59:00+05:45', zone: 'Asia/Kathmandu' },
];
const projects = ['platform', 'unit', 'views', 'contract'].flatMap((name) => ['--project', name]);
const chosen = process.argv.slice(2);

for (const { at, zone } of moments) {
  process.stdout.write(`\n${at} in ${zone}\n`);
  const code = await runPrepared(
    [
      (progress) => ensurePrograms(progress, [{ command: 'faketime', debianPackage: 'faketime' }]),
      installDependencies,
      (progress) => buildStale(progress),
    ],
    [['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...(chosen.length === 0 ? projects : chosen)]],
    {
      env: {
        TZ: zone,
        // The dynamic linker replaces `$LIB`. An offset, unlike a moment, means the same to every process of a run.
        LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
        FAKETIME: `${((Date.parse(at) - Date.now()) / 1000).toFixed(0).replace(/^(?!-)/, '+')}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    },
  );
  if (code !== 0) process.exitCode = code;
}
