// Runs everything that can be tested, or with `--shard 2/4` the part of one of several machines (docs/testing.md).
import { parseArgs } from 'node:util';

const { nodeProblem } = await import('./checkMachine.mjs');
const tooOld = nodeProblem(process.versions.node);
if (tooOld) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } });
const { parseShard } = await import('./shardOf.mjs');
const shard = parseShard(values.shard);
if (shard === null) {
  process.stderr.write('--shard takes a part and the number of parts, such as 2/4.\n');
  process.exit(1);
}
const { testEverything } = await import('./testEverything.mjs');
process.exitCode = await testEverything({ isComplete: true, shard });
