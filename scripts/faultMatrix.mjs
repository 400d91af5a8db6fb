// Tests the built web front end while services fail in every way (docs/fault-matrix.md). The check itself is TypeScript
// and runs on the product's Node.
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies],
  [['scripts/buildOnce.mjs'], ['tests/fault-matrix/main.ts', ...process.argv.slice(2)]],
  { failureCode: 2 },
);
