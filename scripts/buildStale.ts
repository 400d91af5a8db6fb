import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgress } from './progress.mjs';
import type { Progress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';

/** One run of Vite. */
interface Build {
  name: string;
  /** After `vite build -c`. */
  args: string[];
  /** File or folder that exists after the build. */
  output: string;
  /** Files and folders that the build reads, beside `shared`. */
  inputs: string[];
}

const shared = ['contract/src', 'brands', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

const sandboxBuild = (name: string, configuration: string, output: string, ...inputs: string[]): Build => ({
  name,
  args: [configuration],
  output: `sandbox/dist/${output}`,
  inputs: [configuration, 'games/src/page', 'games/src/messages', ...inputs.map((folder) => `sandbox/src/${folder}`)],
});

/** Builds of a group run in sequence (the server build reads the browser's manifest); groups run in parallel. */
const buildGroups: Build[][] = [
  [
    {
      name: 'game frame',
      args: ['games/vite.config.ts'],
      output: 'games/dist/game-frame',
      inputs: ['games/vite.config.ts', 'games/src'],
    },
    sandboxBuild(
      'cashier frame',
      'sandbox/vite.cashier.config.ts',
      'cashier-frame',
      'services/cashier',
      'kernel/frame',
    ),
    sandboxBuild('control room', 'sandbox/vite.control.config.ts', 'control-room', 'control', 'kernel'),
  ],
  [
    { name: 'web pages', args: ['web/vite.config.ts'], output: 'web/dist/client', inputs: ['web'] },
    { name: 'web server', args: ['web/vite.config.ts', '--ssr'], output: 'web/dist/server/server.js', inputs: ['web'] },
  ],
];

/** Builds of the sandbox's frames and control room. The development server runs everything else from source. */
export const sandboxBuilds = ['game frame', 'cashier frame', 'control room'];

const record = join(projectRoot, '.cache/builds.json');
const notAnInput = /^(node_modules|dist|\.cache)$|\.test\.[a-z]+$/;

/** Runs `npm run build` and returns the exit code. */
export async function main({ values }: CommandLine) {
  const problem = await buildStale(createProgress(), { all: values['stale'] !== true });
  if (problem !== null) process.stderr.write(`${problem}\n`);
  return problem === null ? 0 : 1;
}

/**
 * Fingerprint of file names and contents below the inputs. Ignores modification times, because a checkout changes them.
 * @param inputs relative to the project
 */
export function fingerprint(inputs: string[], base: string = projectRoot) {
  const hash = createHash('sha256');
  const add = (path: string) => {
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

function recorded(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {}; // The file is missing or truncated: build everything.
  }
}

/**
 * Builds everything whose inputs changed since its last build, or everything.
 * @param options `all`: build even what is up to date; `only`: names of the builds to consider
 * @returns error message, or null when every output is up to date
 */
export async function buildStale(
  progress: Progress,
  { all = false, only }: { all?: boolean; only?: string[] } = {},
): Promise<string | null> {
  const before = recorded();
  const stale = buildGroups
    .map((group) =>
      group
        .filter(({ name }) => only?.includes(name) ?? true)
        .map((build) => ({ ...build, print: fingerprint([...shared, 'scripts/buildStale.ts', ...build.inputs]) }))
        .filter(({ name, output, print }) => all || before[name] !== print || !existsSync(join(projectRoot, output))),
    )
    .filter((group) => group.length > 0);
  if (stale.length === 0) return null;

  const names = stale.flat().map(({ name }) => name);
  progress.begin(`Building ${names.join(', ')}`);
  const invalid = await runNode(['scripts/clauses/clauseTable.ts']);
  if (invalid !== null) {
    progress.halt();
    process.stderr.write(invalid);
    return 'The clauses of the regulators are invalid: correct the errors above and run the command again.';
  }
  const problems = await Promise.all(
    stale.map(async (group) => {
      for (const { name, args, print } of group) {
        const output = await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '-c', ...args]);
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

/** @returns the program's output when it failed, else null */
function runNode(args: string[]): Promise<string | null> {
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
