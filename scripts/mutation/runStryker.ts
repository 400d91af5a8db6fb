import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productNode, projectRoot } from '../projectRoot.mjs';
import type { MutationReport } from './mutationScore.ts';

const reportFile = join(projectRoot, '.cache/mutation/report.json');

/**
 * Mutates files and runs the tests that cover them, without a time limit unless `timeoutMs` is given; with `clauses` only
 * tests whose titles name one of these. `report` has these files only, and is null when the run failed or was stopped.
 */
export function runStryker(
  files: readonly string[],
  { timeoutMs, isQuiet = false, clauses }: { timeoutMs?: number; isQuiet?: boolean; clauses?: readonly string[] } = {},
): { report: MutationReport | null; output: string; isStopped: boolean } {
  rmSync(reportFile, { force: true });
  const stream = isQuiet ? 'pipe' : 'inherit';
  const { status, stdout, stderr, error } = spawnSync(
    productNode,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'scripts/mutation/stryker.config.ts',
      `--mutate=${files.join(',')}`,
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: timeoutMs,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, FOYER_CLAUSES: clauses?.join(' ') },
      stdio: ['ignore', stream, stream],
    },
  );
  const report: MutationReport | null = status === 0 ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
  return {
    report: report && {
      files: Object.fromEntries(Object.entries(report.files).filter(([path]) => files.includes(path))),
    },
    output: `${stdout ?? ''}${stderr ?? ''}`,
    isStopped: error !== undefined && 'code' in error && error.code === 'ETIMEDOUT',
  };
}
