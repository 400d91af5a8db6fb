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
export function findChromium(): string | null {
  return [process.env['CHROMIUM_PATH'], ...usualPlaces].find((path) => path !== undefined && existsSync(path)) ?? null;
}
