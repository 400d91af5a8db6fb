import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * The part of a lock file that is read here. npm writes the same format to `node_modules/.package-lock.json`.
 * @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lock
 */

/**
 * Packages of the lock file that are missing or installed in another version. Skips optional packages, because most are
 * for other platforms.
 * @param {Lock} lock
 * @param {Lock | null} installed null when nothing is installed
 * @returns {string[]} paths such as `node_modules/hono`
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages ?? {})
    .filter(([path, wanted]) => path.startsWith('node_modules/') && !wanted.optional)
    .filter(([path, wanted]) => {
      const found = installed?.packages?.[path];
      return found === undefined || found.version !== wanted.version || found.link !== wanted.link;
    })
    .map(([path]) => path);
}

const networkErrors =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|network/i;

/**
 * Describes what failed and what to do, in one sentence.
 * @param {string} output complete output of npm
 */
export function installProblem(output) {
  const ofNode = /^The project's Node .*$/m.exec(output);
  if (ofNode !== null) return ofNode[0];
  if (networkErrors.test(output)) {
    return 'Dependencies could not be downloaded because the package registry cannot be reached: check your network or proxy and run the command again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `npm cannot write to ${projectRoot} or to its own cache: change the permissions and run the command again.`;
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB and run the command again.';
  return 'Dependencies could not be installed: read what npm says above, then run the command again.';
}

/** @param {string} path @returns {Lock | null} */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Whether `node_modules` matches the lock file. */
export function isInstalled(folder = projectRoot) {
  const lock = readLock(join(folder, 'package-lock.json'));
  const installed = readLock(join(folder, 'node_modules/.package-lock.json'));
  return installed !== null && (lock === null || missingPackages(lock, installed).length === 0);
}

/**
 * Installs missing dependencies. npm runs on the machine's own Node, because the installation replaces the folder of
 * the product's Node.
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ folder?: string, what?: string, expected?: string }} [program] another program with a lock file of its own
 * @returns {Promise<string | null>} error message, or null when everything is installed
 */
export async function installDependencies(
  progress,
  { folder = projectRoot, what = 'Dependencies', expected = 'once, about a minute' } = {},
) {
  if (isInstalled(folder)) return null;
  progress.begin(`Installing ${what.toLowerCase()} (${expected})`);
  const verb = existsSync(join(folder, 'package-lock.json')) ? 'ci' : 'install';
  // npm retries each of hundreds of packages before it fails, so one ping finds out first. An error status is fine:
  // some registries do not support the call.
  const ping = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=15000'], folder);
  const reachable = ping.code === 0 || !networkErrors.test(ping.output);
  const { code, output } = await runNpm(
    [verb, '--no-audit', '--no-fund', reachable ? '--prefer-offline' : '--offline'],
    folder,
  );
  if (code === 0) {
    progress.done(`${what} installed`);
    return null;
  }
  progress.halt();
  if (!reachable) return installProblem(ping.output);
  process.stderr.write(output.endsWith('\n') ? output : `${output}\n`);
  return installProblem(output);
}

/** @param {string[]} args @param {string} cwd @returns {Promise<{ code: number | null, output: string }>} */
function runNpm(args, cwd) {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !/node_modules[/\\]\.bin$/.test(folder));
  return new Promise((resolve) => {
    // `npm start --silent` passes its log level down; errors must still be printed here.
    const npm = spawn('npm', [...args, '--loglevel=error'], {
      cwd,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    npm.stderr.on('data', (chunk) => (output += chunk));
    const killAtExit = () => npm.kill();
    process.once('exit', killAtExit);
    npm.on('error', () => resolve({ code: 1, output: `${output}npm is missing beside your Node.\n` }));
    npm.on('close', (code) => {
      process.off('exit', killAtExit);
      resolve({ code, output });
    });
  });
}
