import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installDebianPackages } from './installDebianPackages.mjs';

/**
 * A program of the system that tests start.
 * @typedef {object} TestProgram
 * @property {string} command
 * @property {string} [versionFlag] default: `--version`
 * @property {string} debianPackage
 * @property {string[]} [probe] arguments with which the command must succeed, for libraries that it loads
 */

const varnishModules = fileURLToPath(new URL('varnishModules.vcl', import.meta.url));

/** Programs of the tests that run without a window. @type {readonly TestProgram[]} */
export const testPrograms = [
  { command: 'redis-server', debianPackage: 'redis-server' },
  { command: 'redis-cli', debianPackage: 'redis-tools' },
  { command: 'haproxy', versionFlag: '-v', debianPackage: 'haproxy' },
  { command: 'varnishd', versionFlag: '-V', debianPackage: 'varnish' },
  { command: 'varnishd', debianPackage: 'varnish-modules', probe: ['-C', '-f', varnishModules] },
  { command: 'nginx', versionFlag: '-v', debianPackage: 'nginx-light' },
  { command: 'promtool', debianPackage: 'prometheus' },
  { command: 'openssl', versionFlag: 'version', debianPackage: 'openssl' },
];

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** Firefox for tests: `FIREFOX_PATH`, else a usual location, else a name that does not start. */
export const firefoxPath =
  process.env['FIREFOX_PATH'] ?? firefoxPlaces.find((path) => existsSync(path)) ?? 'firefox-esr';
/** The system's Python, because Debian's packages bind to no other. */
export const pythonPath = '/usr/bin/python3';

/** Programs of the engines of `tests/engines/` beside Chromium. @type {Readonly<Record<string, readonly TestProgram[]>>} */
export const enginePrograms = {
  firefox: [{ command: firefoxPath, debianPackage: 'firefox-esr', probe: ['--version'] }],
  webkit: [
    { command: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
    { command: 'Xvfb', versionFlag: '-version', debianPackage: 'xvfb' },
    { command: pythonPath, debianPackage: 'python3-gi', probe: ['-c', 'import gi'] },
    {
      command: pythonPath,
      debianPackage: 'gir1.2-webkit2-4.1',
      probe: ['-c', 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'],
    },
  ],
};

/** Some programs answer the question for their version with an error code. @param {TestProgram} program */
function canRun({ command, versionFlag = '--version', probe }) {
  if (probe !== undefined) return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
  return spawnSync(command, [versionFlag], { stdio: 'ignore' }).error === undefined;
}

/**
 * Installs Debian's packages of programs that are not found, where the machine allows it.
 * @param {import('./progress.mjs').Progress} progress
 * @param {readonly TestProgram[]} [programs]
 * @returns {string | null} error message, or null when every program can be started
 */
export function ensurePrograms(progress, programs = testPrograms) {
  const missing = programs.filter((program) => !canRun(program));
  if (missing.length === 0) return null;
  const packages = missing.map(({ debianPackage }) => debianPackage);
  progress.begin(`Installing ${packages.join(', ')} for the tests (once)`);
  installDebianPackages(packages);
  const stillMissing = missing.filter((program) => !canRun(program));
  if (stillMissing.length === 0) {
    progress.done('Programs of the tests installed');
    return null;
  }
  progress.halt();
  return `The tests need ${stillMissing.map(({ debianPackage }) => debianPackage).join(', ')}: install them (for example apt-get install ${packages.join(' ')}) and run the command again.`;
}
