// Checks that code for browsers uses no language or platform API that a supported browser lacks (`browserslist` in
// package.json), unless a test for it stands in the same file. Tests of the built files check bundled packages too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';
import { unsupportedApis } from './unsupportedApis.mjs';

const reachesBrowsers = /^(?:web\/src|contract|brands)\/|^platform\/src\/.*\/(?:frame|page)\//;

const files = sourceFiles(/\.tsx?$/).filter(
  (path) => reachesBrowsers.test(path) && !/\.(?:test|server)\.tsx?$|\.d\.ts$/.test(path),
);
const found = files.flatMap((path) =>
  unsupportedApis(path, readFileSync(join(projectRoot, path), 'utf8')).map((api) => ({ path, ...api })),
);
for (const { path, line, text, name } of found)
  process.stdout.write(
    `${path}:${line}: ${text}: a supported browser lacks ${name}; test for it or use an older API\n`,
  );
process.stdout.write(`${found.length} newer APIs without a test in ${files.length} files\n`);
process.exitCode = found.length === 0 ? 0 : 1;
