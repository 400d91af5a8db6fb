// Runs the tests of accessibility. `--write` renews the statement, its page and the transcripts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import { runCheck } from '../runCheck.mjs';
import { accessibilityPage, accessibilityTests, statementOf } from './accessibilityPage.ts';

const isWriting = process.argv.includes('--write');
const report = '.cache/tests/accessibility.json';

const { failed, output } = await runCheck({
  name: 'accessibility',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/playwright.config.ts',
    ...accessibilityTests.map(([file]) => `e2e/${file}`),
  ],
  limitMs: 60 * 60_000,
  counts: 'playwright',
  report,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CONTRAST: 'measure', ...(isWriting && { TRANSCRIPTS: 'write' }) },
});
if (failed > 0) {
  process.stderr.write(`${output}\n`);
  process.exitCode = 1;
} else {
  const run = JSON.parse(readFileSync(join(projectRoot, report), 'utf8'));
  const statement = statementOf(run, new Date());
  if (isWriting) {
    const content = `${JSON.stringify(statement, null, 2)}\n`;
    writeFileSync(join(projectRoot, 'platform/content/accessibility.json'), content);
    writeFileSync(join(projectRoot, 'docs/accessibility.md'), accessibilityPage(run, statement));
  }
  process.stdout.write(
    `${statement.tests} tests passed, ${statement.contrasts} contrasts decided by pixels, 0 undecided\n`,
  );
}
