// Lists problems of the content by file and page. Installs missing dependencies first.
const { nodeProblem } = await import('./checkMachine.mjs');
const tooOld = nodeProblem(process.versions.node);
if (tooOld) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
const { checkContentFiles } = await import('./checkContentFiles.mjs');
process.exitCode = await checkContentFiles(process.argv.slice(2));
