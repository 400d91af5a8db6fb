// Begins a brand: `npm run brand:new <name> [-- --title "…" --accent "#…"]`. Themes are TypeScript, so the work is done on the
// product's Node, by scripts/brand-new/addBrand.mjs.
import { spawnSync } from 'node:child_process';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

const problem = await installDependencies(createProgress());
if (problem === null) {
  process.exitCode =
    spawnSync(productNode, ['scripts/brand-new/addBrand.mjs', ...process.argv.slice(2)], {
      cwd: projectRoot,
      stdio: 'inherit',
    }).status ?? 1;
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
