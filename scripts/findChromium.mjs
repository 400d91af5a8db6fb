import { existsSync } from 'node:fs';
import { installDebianPackages } from './installDebianPackages.mjs';

/** Debian's headless build of the same browser: it uses a quarter less CPU than `chromium --headless`. */
const headlessShell = 'chromium-headless-shell';
const usualPlaces = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the browser for tests and measurements: `CHROMIUM_PATH`, else a usual location, else null. */
export function findChromium() {
  return [process.env['CHROMIUM_PATH'], ...usualPlaces].find((path) => path !== undefined && existsSync(path)) ?? null;
}

/**
 * Path of the complete browser, which has a back/forward cache: `CHROMIUM_COMPLETE_PATH`, else a usual location, else null.
 */
export function findCompleteChromium() {
  const places = [
    process.env['CHROMIUM_COMPLETE_PATH'],
    ...usualPlaces.filter((path) => !path.endsWith(headlessShell)),
  ];
  return places.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/**
 * Installs Debian's Chromium, both builds, when one is not found and the machine allows it.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {string | null} error message, or null when a browser is available
 */
export function ensureChromium(progress) {
  if (findChromium() !== null && findCompleteChromium() !== null) return null;
  const advice =
    'The browser tests need Chromium: install it (for example apt-get install chromium) or set CHROMIUM_PATH, and run the command again.';
  progress.begin('Installing Chromium for the browser tests (once)');
  installDebianPackages([headlessShell]);
  installDebianPackages(['chromium']);
  if (findChromium() !== null && findCompleteChromium() !== null) {
    progress.done('Chromium installed');
    return null;
  }
  progress.halt();
  return advice;
}
