import { realpathSync } from 'node:fs';
// Runs a command of the project: `node scripts/foyer.mjs <command> [options]`. Runs on the machine's own Node before
// anything is installed, so it uses only Node's own modules. Everything else runs on the product's Node.
import { nodeProblem } from './checkMachine.mjs';
import { installDependencies, isInstalled } from './installDependencies.mjs';
import { productNode } from './projectRoot.mjs';
import { readCommandLine } from './readCommandLine.mjs';
import { runPrepared } from './runPrepared.mjs';

const words = process.argv.slice(2);
const line = readCommandLine(words);
const problem = nodeProblem(process.versions.node) ?? ('problem' in line ? line.problem : null);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else if ('help' in line) {
  process.stdout.write(line.help);
} else if (isInstalled() && realpathSync(productNode) === process.execPath) {
  await import('./runCommand.ts');
} else if ('command' in line) {
  process.exitCode = await runPrepared([installDependencies], [['scripts/runCommand.ts', ...words]], {
    failureCode: line.command.failureCode ?? 1,
  });
}
