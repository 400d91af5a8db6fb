// Compares every screen with its reference screenshot, or with --write makes the references anew (docs/screenshots.md).
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

const [isWriting, names] = [process.argv.includes('--write'), process.argv.slice(2).filter((arg) => arg !== '--write')];
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/screenshots/playwright.config.ts',
];

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  isWriting ? [[...playwright, '--grep', 'reference screenshot'], ['scripts/compressScreenshots.mjs']] : [playwright],
  {
    env: {
      SCREENSHOTS: isWriting ? 'write' : 'complete',
      ...(names.length > 0 && { SCREENSHOTS_ONLY: names.join(' ') }),
    },
  },
);
