// Checks every type program. The web has four: what may use the language only, the browser, the server, and tests.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

const programs = [
  'contract',
  'brands',
  'platform',
  'web/tsconfig.pure.json',
  'web/tsconfig.browser.json',
  'web/tsconfig.server.json',
  'web/tsconfig.tests.json',
  'tests',
  'scripts',
];

// One checker for a program: further ones read the same libraries again, and two cores have other work beside.
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
