// Starts the whole casino: web front end and sandbox, with whatever has to be installed and built before.
// Runs on the machine's own Node, before anything is installed; so only Node's own modules, and the version is checked
// before anything else is read.
const { nodeProblem } = await import('./checkMachine.mjs');
const tooOld = nodeProblem(process.versions.node);
if (tooOld) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
const { startFoyer } = await import('./startFoyer.mjs');
process.exitCode = await startFoyer(process.argv.slice(2), process.env);
