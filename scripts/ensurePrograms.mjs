import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installDebianPackages } from './installDebianPackages.mjs';

/**
 * A program of the system that tests start.
 * @typedef {object} TestProgram
 * @property {string} command
 * @property {string} [versionFlag] default: `--version`
 * @property {string} debianPackage
 * @property {URL} [vcl] configuration that this Varnish must be able to compile
 */

/** @type {readonly TestProgram[]} */
export const testPrograms = [
  { command: 'redis-server', debianPackage: 'redis-server' },
  { command: 'redis-cli', debianPackage: 'redis-tools' },
  { command: 'haproxy', versionFlag: '-v', debianPackage: 'haproxy' },
  { command: 'varnishd', versionFlag: '-V', debianPackage: 'varnish' },
  { command: 'varnishd', debianPackage: 'varnish-modules', vcl: new URL('varnishModules.vcl', import.meta.url) },
  { command: 'nginx', versionFlag: '-v', debianPackage: 'nginx-light' },
  { command: 'promtool', debianPackage: 'prometheus' },
];

/** Some programs answer the question for their version with an error code. @param {TestProgram} program */
function canRun({ command, versionFlag = '--version', vcl }) {
  if (vcl !== undefined) return spawnSync(command, ['-C', '-f', fileURLToPath(vcl)], { stdio: 'ignore' }).status === 0;
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
