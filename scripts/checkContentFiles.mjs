import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeProblem } from './checkMachine.mjs';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

/** Entry point of the check; runs on the product's Node. */
export const contentCheck = 'platform/src/sandbox/content-check/main.ts';

/** @param {string[]} args arguments of the command line @returns {Promise<number>} exit code */
export async function checkContentFiles(args) {
  const problem = writeProblem(projectRoot) ?? (await installDependencies(createProgress()));
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    return 2;
  }
  return spawnSync(productNode, [join(projectRoot, contentCheck), ...args], { stdio: 'inherit' }).status ?? 2;
}
