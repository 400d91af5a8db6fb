import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productNode, projectRoot } from '../projectRoot.mjs';

/** @typedef {import('./mutationScore.mjs').MutationReport} MutationReport */

const reportFile = join(projectRoot, '.cache/mutation/report.json');

/**
 * Mutates files and runs the tests that cover them.
 * @param {{ files: string[], timeoutMs?: number, isQuiet?: boolean }} run `timeoutMs`: no limit when absent
 * @returns {Promise<{ report: MutationReport | null, output: string, isStopped: boolean }>} `report` is null when the
 * run failed or was stopped
 */
export function runStryker({ files, timeoutMs, isQuiet = false }) {
  rmSync(reportFile, { force: true });
  mkdirSync(join(projectRoot, '.cache/mutation'), { recursive: true });
  return new Promise((resolve) => {
    const child = spawn(
      productNode,
      [
        'node_modules/@stryker-mutator/core/bin/stryker.js',
        'run',
        'scripts/mutation/stryker.config.mjs',
        '--mutate',
        files.join(','),
      ],
      {
        cwd: projectRoot,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
        stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      },
    );
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    let isStopped = false;
    const limit =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            isStopped = true;
            child.kill('SIGTERM');
          }, timeoutMs);
    const killAtExit = () => child.kill('SIGTERM');
    process.once('exit', killAtExit);
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('exit', killAtExit);
      const isComplete = code === 0 && !isStopped && existsSync(reportFile);
      resolve({ report: isComplete ? JSON.parse(readFileSync(reportFile, 'utf8')) : null, output, isStopped });
    });
  });
}
