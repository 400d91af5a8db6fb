// Runs on the machine's own Node after every installation: makes the project's Node start, and git use the project's hooks.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProductNode } from './ensureProductNode.mjs';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';

if (existsSync(join(projectRoot, '.git')))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: projectRoot, stdio: 'ignore' });
const problem = ensureProductNode(createProgress());
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
