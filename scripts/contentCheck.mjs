// Says what is wrong with the content, file by file and page by page; installs what is missing before.
const { nodeProblem } = await import('./checkMachine.mjs');
const tooOld = nodeProblem(process.versions.node);
if (tooOld) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
const { checkContentFiles } = await import('./checkContentFiles.mjs');
process.exitCode = await checkContentFiles(process.argv.slice(2));
