import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of the complete browser, as players have it, for tests and measurements: `CHROMIUM_PATH`, else a usual location,
 * else null.
 */
export function findChromium() {
  return firstExisting([process.env['CHROMIUM_PATH'], ...usualPlaces]);
}

/**
 * Path of the browser that drew the reference screenshots, which is Debian's headless build: `HEADLESS_SHELL_PATH`, else
 * its usual location, else null. It draws letters in its own way and has no autoplay policy.
 */
export function findHeadlessShell() {
  return firstExisting([process.env['HEADLESS_SHELL_PATH'], '/usr/bin/chromium-headless-shell']);
}

const firstExisting = (paths: readonly (string | undefined)[]): string | null =>
  paths.find((path) => path !== undefined && existsSync(path)) ?? null;
