// Starts the whole casino: installs and builds what is missing, then runs web front end and sandbox. Runs on the
// machine's own Node before anything is installed, so it uses only Node's own modules and checks the version first.
const { nodeProblem } = await import('./checkMachine.mjs');
const tooOld = nodeProblem(process.versions.node);
if (tooOld) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
const { startFoyer } = await import('./startFoyer.mjs');
process.exitCode = await startFoyer(process.argv.slice(2), process.env);
