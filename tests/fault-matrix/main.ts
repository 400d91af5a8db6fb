import { parseArgs } from 'node:util';
import { faultKinds } from '../../platform/src/kernel/faultKinds.ts';
import { matrixTargets, runFaultMatrix } from './runFaultMatrix.ts';

const usage = `npm run test:faults [-- --target <service or call>] [-- --kind <fault>] [-- --lanes <number>]

Requests every page and call of the web front end while a service fails in each way, cold and warm.
  --target  ${matrixTargets.join(', ')}
  --kind    ${faultKinds.join(', ')}
  --lanes   number of parallel sandboxes, 2 by default
--target and --kind may repeat. Without them the whole matrix runs; docs/fault-matrix.md states how long that takes.
`;

// Exit codes: 0 every cell passes, 1 some fail, 2 nothing was requested.
const { values } = parseArgs({
  options: {
    target: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    lanes: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
});
const targets = matrixTargets.filter((target) => values.target?.includes(target) ?? true);
const kinds = faultKinds.filter((kind) => values.kind?.includes(kind) ?? true);
const lanes = Number(values.lanes);
if (values.help === true || targets.length === 0 || kinds.length === 0 || !(lanes >= 1 && lanes <= 16)) {
  process.stdout.write(usage);
  process.exitCode = values.help === true ? 0 : 2;
} else {
  let shown = 0;
  const startedAt = performance.now();
  const report = await runFaultMatrix({
    targets,
    kinds,
    lanes,
    onProgress(done, { cells, failures }) {
      process.stdout.write(`${done}: ${cells} cells, ${failures.length} failures\n`);
      for (const { target, kind, isWarm, request, violation } of failures.slice(shown))
        process.stdout.write(`  ${target} ${kind} ${isWarm ? 'warm' : 'cold'} ${request}: ${violation}\n`);
      shown = failures.length;
    },
  });
  process.stdout.write(
    `${report.cells - report.failures.length} of ${report.cells} cells pass (${Math.ceil((performance.now() - startedAt) / 60_000)} min)\n`,
  );
  process.exitCode = report.failures.length === 0 ? 0 : 1;
}
