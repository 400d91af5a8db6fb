// Computes a round of the sandbox again from its record. Installs missing dependencies first. The games are TypeScript
// and run on the product's Node.
import { resolve } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

const [input, ...rest] = process.argv.slice(2);
// The program runs in the folder of the project, so a relative file is resolved here.
const args = input?.endsWith('.json') ? [resolve(input), ...rest] : process.argv.slice(2);
process.exitCode = await runPrepared([installDependencies], [['platform/src/replay.ts', ...args]]);
