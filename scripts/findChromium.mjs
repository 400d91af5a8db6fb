import { existsSync } from 'node:fs';
import { installDebianPackage } from './installDebianPackage.mjs';

/** Debian's package of the same browser without a window: it does a quarter less work for a journey than `chromium --headless`. */
const windowless = 'chromium-headless-shell';
const usualPlaces = [
  `/usr/bin/${windowless}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the browser for tests and measurements: `CHROMIUM_PATH`, else a usual place, else null. */
export function findChromium() {
  return [process.env['CHROMIUM_PATH'], ...usualPlaces].find((path) => path !== undefined && existsSync(path)) ?? null;
}

/**
 * Installs Debian's Chromium where there is none and we may.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {string | null} a sentence for the reader, or null when a browser is there
 */
export function ensureChromium(progress) {
  if (findChromium() !== null) return null;
  const advice =
    'The browser tests need Chromium: install it (for example apt-get install chromium), or set CHROMIUM_PATH to one, and run the command again.';
  progress.begin('Installing Chromium for the browser tests (once)');
  if ((installDebianPackage(windowless) || installDebianPackage('chromium')) && findChromium() !== null) {
    progress.done('Chromium installed');
    return null;
  }
  progress.halt();
  return advice;
}
