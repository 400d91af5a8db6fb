import { existsSync } from 'node:fs';
import { installDebianPackages } from './installDebianPackages.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's headless build of the same browser. It draws letters in its own way and has no autoplay policy. */
const headlessShell = 'chromium-headless-shell';

/**
 * Path of the complete browser, as players have it, for tests and measurements: `CHROMIUM_PATH`, else a usual location,
 * else null.
 */
export function findChromium() {
  return firstExisting([process.env['CHROMIUM_PATH'], ...usualPlaces]);
}

/** Path of the browser that drew the reference screenshots: `HEADLESS_SHELL_PATH`, else Debian's, else null. */
export function findHeadlessShell() {
  return firstExisting([process.env['HEADLESS_SHELL_PATH'], `/usr/bin/${headlessShell}`]);
}

/** @typedef {import('./progress.mjs').Progress} Progress */

/**
 * Installs Debian's Chromium when no browser is found and the machine allows it.
 * @param {Progress} progress
 * @returns {string | null} error message, or null when a browser is available
 */
export const ensureChromium = (progress) => ensure(progress, findChromium, 'chromium', 'CHROMIUM_PATH');

/**
 * Installs Debian's headless build when it is not found and the machine allows it.
 * @param {Progress} progress
 * @returns {string | null} error message, or null when the browser is available
 */
export const ensureHeadlessShell = (progress) =>
  ensure(progress, findHeadlessShell, headlessShell, 'HEADLESS_SHELL_PATH');

/**
 * @param {Progress} progress
 * @param {() => string | null} find
 * @param {string} debianPackage
 * @param {string} variable
 */
function ensure(progress, find, debianPackage, variable) {
  if (find() !== null) return null;
  progress.begin(`Installing ${debianPackage} for the tests (once)`);
  installDebianPackages([debianPackage]);
  if (find() !== null) {
    progress.done(`${debianPackage} installed`);
    return null;
  }
  progress.halt();
  return `This command needs ${debianPackage}: install it (for example apt-get install ${debianPackage}) or set ${variable}, and run the command again.`;
}

/** @param {readonly (string | undefined)[]} paths @returns {string | null} */
const firstExisting = (paths) => paths.find((path) => path !== undefined && existsSync(path)) ?? null;
