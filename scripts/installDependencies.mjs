import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * The part of a lock file that matters here. npm writes the same shape into `node_modules/.package-lock.json`
 * as a record of what it installed.
 * @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lock
 */

/**
 * Packages that the lock names and the installation lacks or has in another version. Optional ones are left out:
 * most are for other machines.
 * @param {Lock} lock
 * @param {Lock | null} installed null: nothing is installed
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

const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|network/i;

/**
 * What went wrong, in one sentence with what to do.
 * @param {string} output everything npm said
 */
export function installProblem(output) {
  if (networkTrouble.test(output)) {
    return 'Dependencies could not be downloaded because the package registry is out of reach: check your network or proxy and run the command again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `npm may not write in ${projectRoot} or in its own cache: give yourself write permission there and run the command again.`;
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB and run the command again.';
  return 'Dependencies could not be installed: read what npm says above, then run the command again.';
}

/** @param {string} path @returns {Lock | null} */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** True when `node_modules` holds what the lock file asks for. */
export function isInstalled() {
  const lock = readLock(join(projectRoot, 'package-lock.json'));
  const installed = readLock(join(projectRoot, 'node_modules/.package-lock.json'));
  return installed !== null && (lock === null || missingPackages(lock, installed).length === 0);
}

/**
 * Installs when something is missing. npm runs on the machine's own Node: the installation replaces the folder that
 * the product's Node lies in.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string | null>} a sentence for the reader, or null when everything is there
 */
export async function installDependencies(progress) {
  if (isInstalled()) return null;
  progress.begin('Installing dependencies (once, about a minute)');
  const verb = existsSync(join(projectRoot, 'package-lock.json')) ? 'ci' : 'install';
  // npm tries each of hundreds of packages again and again before it gives up, so one call finds out first. A registry
  // that does not know the call has answered and will do.
  const ping = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=15000']);
  const reachable = ping.code === 0 || !networkTrouble.test(ping.output);
  const { code, output } = await runNpm([
    verb,
    '--no-audit',
    '--no-fund',
    reachable ? '--prefer-offline' : '--offline',
  ]);
  if (code === 0) {
    progress.done('Dependencies installed');
    return null;
  }
  progress.halt();
  if (!reachable) return installProblem(ping.output);
  process.stderr.write(output.endsWith('\n') ? output : `${output}\n`);
  return installProblem(output);
}

/** @param {string[]} args @returns {Promise<{ code: number | null, output: string }>} */
function runNpm(args) {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !/node_modules[/\\]\.bin$/.test(folder));
  return new Promise((resolve) => {
    // `npm start --silent` hands its silence down; what goes wrong here has to be said.
    const npm = spawn('npm', [...args, '--loglevel=error'], {
      cwd: projectRoot,
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
