// Checks an operator's services against the contract; installs what is missing before. The check itself is TypeScript and
// runs on the product's Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

const problem = await installDependencies(createProgress());
if (problem === null) {
  process.exitCode =
    spawnSync(productNode, [join(projectRoot, 'tests/conformance/main.ts'), ...process.argv.slice(2)], {
      stdio: 'inherit',
    }).status ?? 2;
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
