// Checks every TypeScript project. The web has five: language-only code, browser, service worker, server and tests. The
// sandbox has two: everything, and what its frames load in the browser.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

const programs = [
  'contract',
  'adapters',
  'brands',
  'games',
  'sandbox',
  'sandbox/tsconfig.frames.json',
  'web/tsconfig.pure.json',
  'web/tsconfig.browser.json',
  'web/tsconfig.worker.json',
  'web/tsconfig.server.json',
  'web/tsconfig.tests.json',
  'tests',
  'scripts',
];

// One checker per project: each further one reads the same libraries again, and both cores have other work.
const options = ['--checkers', '1'];

const failed = programs.filter((program) => {
  if (!existsSync(join(projectRoot, program))) return true;
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', program, ...options], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    return false;
  } catch {
    return true;
  }
});
process.stdout.write(
  failed.length === 0 ? `${programs.length} programs\n` : `types are wrong in ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
