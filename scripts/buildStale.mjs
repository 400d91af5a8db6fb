import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productNode, projectRoot } from './projectRoot.mjs';

/**
 * One run of Vite.
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} args after `vite build`
 * @property {string} output file or folder that exists after the build
 * @property {string[]} inputs files and folders that the build reads
 */

const shared = [
  'contract/src',
  'brands',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/buildStale.mjs',
];

/**
 * Builds of a group run in sequence (the server build reads the browser's manifest); groups run in parallel.
 * @type {Build[][]}
 */
export const buildGroups = [
  [
    {
      name: 'game frame',
      args: ['-c', 'platform/vite.frame.config.ts'],
      output: 'platform/dist/game-frame',
      inputs: [...shared, 'platform/src', 'platform/vite.frame.config.ts'],
    },
    {
      name: 'cashier frame',
      args: ['-c', 'platform/vite.cashier.config.ts'],
      output: 'platform/dist/cashier-frame',
      inputs: [
        ...shared,
        'platform/src/services/cashier',
        'platform/src/kernel/frame',
        'platform/vite.cashier.config.ts',
      ],
    },
    {
      name: 'control room',
      args: ['-c', 'platform/vite.control.config.ts'],
      output: 'platform/dist/control-room',
      inputs: [...shared, 'platform/src/sandbox/control', 'platform/src/kernel', 'platform/vite.control.config.ts'],
    },
  ],
  [
    { name: 'web pages', args: ['-c', 'web/vite.config.ts'], output: 'web/dist/client', inputs: [...shared, 'web'] },
    {
      name: 'web server',
      args: ['-c', 'web/vite.config.ts', '--ssr'],
      output: 'web/dist/server/server.js',
      inputs: [...shared, 'web'],
    },
  ],
];

/** Builds of the sandbox's frames and control room. The development server runs everything else from source. */
export const sandboxBuilds = ['game frame', 'cashier frame', 'control room'];

const record = join(projectRoot, '.cache/builds.json');
const notAnInput = /^(node_modules|dist|\.cache)$|\.test\.[a-z]+$/;

/**
 * Fingerprint of file names and contents below the inputs. Ignores modification times, because a checkout changes them.
 * @param {string[]} inputs relative to the project
 * @param {string} [base]
 */
export function fingerprint(inputs, base = projectRoot) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(base, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) if (!notAnInput.test(name)) add(`${path}/${name}`);
    } else {
      hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    }
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/** @returns {Record<string, string>} */
function recorded() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {}; // The file is missing or truncated: build everything.
  }
}

/**
 * Builds everything whose inputs changed since its last build, or everything.
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ all?: boolean, only?: string[] }} [options] `all`: build even what is up to date; `only`: names of the
 * builds to consider
 * @returns {Promise<string | null>} error message, or null when every output is up to date
 */
export async function buildStale(progress, { all = false, only } = {}) {
  const before = recorded();
  const stale = buildGroups
    .map((group) =>
      group
        .filter(({ name }) => only?.includes(name) ?? true)
        .map((build) => ({ ...build, print: fingerprint(build.inputs) })),
    )
    .map((group) =>
      group.filter(
        ({ name, output, print }) => all || before[name] !== print || !existsSync(join(projectRoot, output)),
      ),
    )
    .filter((group) => group.length > 0);
  if (stale.length === 0) return null;

  progress.begin(
    `Building ${stale
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  );
  const invalid = await runNode(['scripts/clauses/clauseTable.ts']);
  if (invalid !== null) {
    progress.halt();
    process.stderr.write(invalid);
    return 'The clauses of the regulators are invalid: correct the errors above and run the command again.';
  }
  const problems = await Promise.all(
    stale.map(async (group) => {
      for (const { name, args, print } of group) {
        const output = await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args]);
        if (output !== null) return { name, output };
        // Read the file again: a parallel group may have written its own entry.
        mkdirSync(join(projectRoot, '.cache'), { recursive: true });
        writeFileSync(record, JSON.stringify({ ...recorded(), [name]: print }, null, 2));
      }
      return null;
    }),
  );
  const failed = problems.filter((problem) => problem !== null);
  if (failed.length === 0) {
    progress.done('Built');
    return null;
  }
  progress.halt();
  for (const { output } of failed) process.stderr.write(output);
  return `Building ${failed.map(({ name }) => name).join(' and ')} failed: fix the errors above and run the command again.`;
}

/** @param {string[]} args @returns {Promise<string | null>} the program's output when it failed, else null */
function runNode(args) {
  return new Promise((resolve) => {
    const program = spawn(productNode, args, {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    program.stdout.on('data', (chunk) => (output += chunk));
    program.stderr.on('data', (chunk) => (output += chunk));
    program.on('error', (error) => resolve(`${error.message}\n`));
    program.on('close', (code) => resolve(code === 0 ? null : output));
  });
}
