import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { reportedTests } from '../evidence/reportedTests.ts';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { runCheck } from '../runCheck.ts';

/** Facts of a run that the statement of each brand names. */
interface Statement {
  day: string;
  tests: number;
  contrasts: number;
}

/** Files of the tests that docs/accessibility.md lists. */
export const listedTests = (): string[] =>
  [
    ...readFileSync(join(projectRoot, 'docs/accessibility.md'), 'utf8').matchAll(/\]\(\.\.\/tests\/(e2e\/[\w./-]+)\)/g),
  ].map(([, file = '']) => file);

export function statementOf(report: JSONReport, now: Date): Statement {
  const tests = reportedTests(report);
  const contrasts = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'contrast decided by pixels')
    .reduce((sum, { description }) => sum + Number(description), 0);
  return { day: now.toISOString().slice(0, 10), tests: tests.length, contrasts };
}

/** Runs the tests of accessibility; `write` also renews the statement. */
export async function main({ values: { write } }: Pick<CommandLine, 'values'>): Promise<number> {
  const report = '.cache/tests/accessibility.json';
  const { failed, output } = await runCheck({
    name: 'accessibility',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts', ...listedTests()],
    limitMs: 60 * 60_000,
    counts: 'playwright',
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CONTRAST: 'measure' },
  });
  if (failed > 0) {
    process.stderr.write(`${output}\n`);
    return 1;
  }
  const statement = statementOf(JSON.parse(readFileSync(join(projectRoot, report), 'utf8')), new Date());
  const file = join(projectRoot, 'sandbox/content/accessibility.json');
  if (write === true) writeFileSync(file, `${JSON.stringify(statement, null, 2)}\n`);
  process.stdout.write(
    `${statement.tests} tests passed, ${statement.contrasts} contrasts decided by pixels, 0 undecided\n`,
  );
  return 0;
}
