// Builds what is stale, without installing dependencies.
import { buildStale } from './buildStale.mjs';
import { createProgress } from './progress.mjs';

const problem = await buildStale(createProgress());
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
