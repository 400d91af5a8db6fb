// Compares every screen with its reference screenshot, with --write makes the references anew (docs/screenshots.md), or
// with --showcase takes the pictures of docs/screens.md.
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

const [isWriting, isShowcase] = ['--write', '--showcase'].map((flag) => process.argv.includes(flag));
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const config = isShowcase ? 'showcase.config.ts' : 'playwright.config.ts';
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', `tests/screenshots/${config}`];

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  isWriting ? [[...playwright, '--grep', 'reference screenshot'], ['scripts/compressScreenshots.mjs']] : [playwright],
  {
    env: {
      SCREENSHOTS: isWriting ? 'write' : isShowcase ? 'showcase' : 'complete',
      ...(names.length > 0 && { SCREENSHOTS_ONLY: names.join(' ') }),
    },
  },
);
