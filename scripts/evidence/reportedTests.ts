import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** `file` is relative to the folder of the tests, `title` begins with the titles of the groups. */
export type ReportedTest = JSONReportTest & { file: string; title: string };

const testsOf = (suite: JSONReportSuite, groups: readonly string[]): ReportedTest[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, file: suite.file, title: [...groups, title].join(' ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title])),
];

/** Tests of a report of Playwright. */
export const reportedTests = ({ suites }: JSONReport): ReportedTest[] => suites.flatMap((file) => testsOf(file, []));
