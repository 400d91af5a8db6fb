// Checks that code for browsers uses no language or platform API that a supported browser lacks (`browserslist` in
// package.json), unless a test for it stands in the same file. Tests of the built files check bundled packages too.
import { readText } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';
import { sourceFiles } from './sourceFiles.ts';
import { unsupportedApis } from './unsupportedApis.ts';

const reachesBrowsers = /^(?:web\/src|contract|brands)\/|^(?:games|sandbox)\/src\/(?:.*\/)?(?:frame|page)\//;

const files = sourceFiles(/\.tsx?$/).filter(
  (path) => reachesBrowsers.test(path) && !/\.(?:test|server)\.tsx?$|\.d\.ts$/.test(path),
);
const problems = files.flatMap((path) =>
  unsupportedApis(path, readText(path)).map(
    ({ line, text, name }) =>
      `${path}:${line}: ${text}: a supported browser lacks ${name}; test for it or use an older API`,
  ),
);
reportProblems(problems, `${problems.length} newer APIs without a test in ${files.length} files`);
