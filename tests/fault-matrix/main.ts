import { faultKinds } from '../../sandbox/src/kernel/faultKinds.ts';
import type { CommandLine } from '../../scripts/readCommandLine.mjs';
import { matrixTargets, runFaultMatrix } from './runFaultMatrix.ts';

/** Fills the matrix, or its rows and columns of these options. Exit codes: 0 every cell passes, 1 some fail, 2 nothing was requested. */
export async function main({ values }: Pick<CommandLine, 'values'>): Promise<number> {
  const chosen = <T extends string>(all: readonly T[], option: string): readonly T[] => {
    const words = [values[option] ?? all].flat();
    return words.every((word) => all.some((each) => each === word)) ? all.filter((each) => words.includes(each)) : [];
  };
  const [targets, kinds, lanes] = [
    chosen(matrixTargets, 'target'),
    chosen(faultKinds, 'kind'),
    Number(values['lanes']),
  ];
  if (targets.length === 0 || kinds.length === 0 || !(lanes >= 1 && lanes <= 16)) {
    process.stdout.write(
      `Targets are ${matrixTargets.join(', ')}; faults are ${faultKinds.join(', ')}; lanes are 1 to 16.\n`,
    );
    return 2;
  }
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
  return report.failures.length === 0 ? 0 : 1;
}
