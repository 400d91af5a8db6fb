// Installs what is missing, runs every check or those named as arguments, and ends with one line of counts.
const { nodeProblem } = await import('./checkMachine.mjs');
const tooOld = nodeProblem(process.versions.node);
if (tooOld) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
const { testEverything } = await import('./testEverything.mjs');
process.exitCode = await testEverything({ names: process.argv.slice(2) });
