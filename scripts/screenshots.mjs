// Compares every screen with its reference screenshots, with --sample one file of each screen, with --write makes the
// references anew (docs/screenshots.md), or with --showcase takes the pictures of docs/screens.md.
import { buildStale } from './buildStale.mjs';
import { ensureHeadlessShell } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

const modes = /** @type {const} */ (['write', 'showcase', 'sample']);
const mode = modes.find((each) => process.argv.includes(`--${each}`)) ?? 'complete';
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const config = mode === 'showcase' ? 'showcase.config.ts' : 'playwright.config.ts';
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', `tests/screenshots/${config}`];

process.exitCode = await runPrepared(
  [installDependencies, ensureHeadlessShell, (progress) => buildStale(progress)],
  mode === 'write'
    ? [[...playwright, '--grep', 'reference screenshot'], ['scripts/compressScreenshots.mjs']]
    : [playwright],
  {
    env: {
      SCREENSHOTS: mode,
      ...(names.length > 0 && { SCREENSHOTS_ONLY: names.join(' ') }),
    },
  },
);
