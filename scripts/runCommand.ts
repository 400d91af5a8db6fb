// Prepares what a command needs, and runs it in this process. `foyer.mjs` starts it after the installation.
import { join } from 'node:path';
import { buildStale, sandboxBuilds } from './buildStale.ts';
import type { Need } from './commands.mjs';
import { drawCovers } from './drawCovers.ts';
import { alertPrograms, chromium, ensurePrograms, testPrograms } from './ensurePrograms.ts';
import { createProgress } from './progress.mjs';
import type { Progress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';
import { readCommandLine } from './readCommandLine.mjs';
import type { CommandLine } from './readCommandLine.mjs';
import { ensureImageBuilder } from './screenshots/ensureImageBuilder.ts';

/** Each returns an error message, or null when the command may go on. */
const preparations: Record<Need, (progress: Progress) => string | null | Promise<string | null>> = {
  build: (progress) => buildStale(progress),
  'web build': (progress) => buildStale(progress, { only: ['web pages', 'web server'] }),
  'sandbox build': (progress) => buildStale(progress, { only: sandboxBuilds }),
  chromium: (progress) => ensurePrograms(progress, [chromium]),
  'image builder': ensureImageBuilder,
  programs: (progress) => ensurePrograms(progress, testPrograms),
  buildah: (progress) => ensurePrograms(progress, [{ command: 'buildah', debianPackage: 'buildah' }]),
  bubblewrap: (progress) => ensurePrograms(progress, [{ command: 'bwrap', debianPackage: 'bubblewrap' }]),
  faketime: (progress) => ensurePrograms(progress, [{ command: 'faketime', debianPackage: 'faketime' }]),
  covers: drawCovers,
  'alert programs': (progress) => ensurePrograms(progress, alertPrograms),
};

const line = readCommandLine(process.argv.slice(2));
if (!('command' in line)) throw new Error('foyer.mjs has checked the command line');
process.exitCode = await runCommand(line);

async function runCommand({
  command: { module, args: firstArgs = [], needs = [], env, failureCode = 1 },
  ...given
}: CommandLine) {
  const progress = createProgress();
  for (const need of needs) {
    const problem = await preparations[need](progress);
    if (problem === null) continue;
    process.stderr.write(`${problem}\n`);
    return failureCode;
  }
  Object.assign(process.env, env);
  const path = join(projectRoot, module);
  process.argv = [process.execPath, path, ...firstArgs, ...given.args];
  const loaded: { main?: (line: Omit<CommandLine, 'command'>) => number | Promise<number> } = await import(path);
  // The programs of `node_modules/` run when they are imported.
  return loaded.main === undefined ? process.exitCode : loaded.main(given);
}
