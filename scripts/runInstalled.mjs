import { realpathSync } from 'node:fs';
import { installDependencies, isInstalled } from './installDependencies.mjs';
import { productNode } from './projectRoot.mjs';
import { readCommandLine } from './readCommandLine.mjs';
import { runPrepared } from './runPrepared.mjs';

/**
 * Installs what is missing, and runs a command on the product's Node. Help and wrong command lines need neither.
 * @param {readonly string[]} words name of the command and its arguments
 * @returns {Promise<number | string | null | undefined>} exit code
 */
export async function runInstalled(words) {
  const line = readCommandLine(words);
  if ('problem' in line) {
    process.stderr.write(`${line.problem}\n`);
    return line.failureCode;
  }
  if ('help' in line) {
    process.stdout.write(line.help);
    return 0;
  }
  if (isInstalled() && realpathSync(productNode) === process.execPath) {
    await import('./runCommand.ts');
    return process.exitCode;
  }
  return await runPrepared([installDependencies], [['scripts/runCommand.ts', ...words]], line.command);
}
