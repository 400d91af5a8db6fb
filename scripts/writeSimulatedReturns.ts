import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { productNode, projectRoot } from './projectRoot.mjs';

/** Simulates rounds of every model, and writes the returns that the information sheets of games state. */
export function main(): number {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-returns-'));
  const { status } = spawnSync(
    productNode,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'simulations', '--reporter=dot'],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, SIMULATED_RETURNS: folder } },
  );
  if (status === 0) {
    const returns = Object.fromEntries(
      readdirSync(folder)
        .toSorted()
        .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
    );
    writeFileSync(
      join(projectRoot, 'games/src/engines/simulatedReturns.json'),
      `${JSON.stringify(returns, null, 2)}\n`,
    );
  }
  rmSync(folder, { recursive: true });
  return status ?? 1;
}
