// Checks an operator's services against the contract. Installs missing dependencies first. The check itself is
// TypeScript and runs on the product's Node.
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared([installDependencies], [['tests/conformance/main.ts', ...process.argv.slice(2)]], {
  failureCode: 2,
});
