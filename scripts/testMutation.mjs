// Says which changes of the rules no unit test notices; see docs/mutation-testing.md. Installs what is missing before.
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies],
  [['scripts/mutation/mutate.ts', ...process.argv.slice(2)]],
  {
    failureCode: 2,
  },
);
