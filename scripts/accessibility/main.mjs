// Runs the tests of accessibility. Runs on the product's Node.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import { runCheck } from '../runCheck.mjs';
import { accessibilityPage, statementOf } from './accessibilityPage.mjs';
import { accessibilityTests } from './accessibilityTests.mjs';

const minute = 60_000;
const isWriting = process.argv.includes('--write');
const report = '.cache/tests/accessibility.json';

const result = await runCheck({
  name: 'accessibility',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...accessibilityTests.map(({ file }) => `e2e/${file}`),
  ],
  limitMs: 60 * minute,
  counts: 'playwright',
  report,
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CONTRAST: 'measure',
    ...(isWriting && { TRANSCRIPTS: 'write' }),
  },
});
if (result.failed > 0) {
  process.stderr.write(`${result.output}\n`);
} else {
  const run = JSON.parse(readFileSync(join(projectRoot, report), 'utf8'));
  const statement = statementOf(run, new Date());
  const files = new Map([
    ['platform/content/accessibility.json', `${JSON.stringify(statement, null, 2)}\n`],
    ['docs/accessibility.md', accessibilityPage(run, statement)],
  ]);
  if (isWriting) for (const [file, text] of files) writeFileSync(join(projectRoot, file), text);
  process.stdout.write(
    `${statement.tests} tests passed, ${statement.contrasts} contrasts decided by pixels, 0 undecided\n`,
  );
}
process.exitCode = result.failed > 0 ? 1 : 0;
