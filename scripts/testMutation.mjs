// Says which changes of the rules no unit test notices; see docs/mutation-testing.md. Installs what is missing before.
import { spawnSync } from 'node:child_process';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

const problem = await installDependencies(createProgress());
if (problem === null) {
  process.exitCode =
    spawnSync(productNode, [`${projectRoot}/scripts/mutation/mutate.mjs`, ...process.argv.slice(2)], {
      stdio: 'inherit',
    }).status ?? 2;
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
