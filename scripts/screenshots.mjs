// Compares screens with their reference screenshots: one of each screen, or with --all those of every site and width.
// --write makes the references anew (docs/screenshots.md), --showcase takes the pictures of docs/screens.md.
import { buildStale } from './buildStale.mjs';
import { ensureHeadlessShell } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

const has = (/** @type {string} */ option) => process.argv.includes(`--${option}`);
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const config = has('showcase') ? 'showcase.config.ts' : 'playwright.config.ts';
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', `tests/screenshots/${config}`];

process.exitCode = await runPrepared(
  [installDependencies, ensureHeadlessShell, (progress) => buildStale(progress)],
  has('write')
    ? [[...playwright, '--grep', 'reference screenshot'], ['scripts/compressScreenshots.mjs']]
    : [playwright],
  {
    env: {
      ...(has('write') && { SCREENSHOTS: 'write' }),
      ...(has('showcase') && { SCREENSHOTS: 'showcase' }),
      ...(has('all') && { SCREENSHOTS_OF: 'all' }),
      ...(names.length > 0 && { SCREENSHOTS_ONLY: names.join(' ') }),
    },
  },
);
