// Runs a command of the project: `node scripts/foyer.mjs <command> [options]`. Runs on the machine's own Node before
// anything is installed, so it uses only Node's own modules and checks the version before it imports anything else.
// Everything after the installation runs on the product's Node.
import { nodeProblem } from './checkMachine.mjs';

const tooOld = nodeProblem(process.versions.node);
if (tooOld === null) {
  const { runInstalled } = await import('./runInstalled.mjs');
  process.exitCode = await runInstalled(process.argv.slice(2));
} else {
  process.stderr.write(`${tooOld}\n`);
  process.exitCode = 1;
}
