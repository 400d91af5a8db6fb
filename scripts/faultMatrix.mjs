// Asks the built web front end while services fail in every way (docs/fault-matrix.md). The check itself is TypeScript and
// runs on the product's Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

const problem = await installDependencies(createProgress());
if (problem === null) {
  const run = (/** @type {string[]} */ ...words) =>
    spawnSync(productNode, words, { cwd: projectRoot, stdio: 'inherit' }).status ?? 2;
  process.exitCode =
    run(join(projectRoot, 'scripts/buildOnce.mjs')) ||
    run(join(projectRoot, 'tests/fault-matrix/main.ts'), ...process.argv.slice(2));
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
