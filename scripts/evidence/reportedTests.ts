/** The parts of Playwright's report that are read here. */
interface Suite {
  title: string;
  file: string;
  specs?: { title: string; tests: RunFacts[] }[];
  suites?: Suite[];
}

interface RunFacts {
  annotations?: { type: string; description?: string }[];
  results?: { status: string; attachments: { name: string; path?: string }[] }[];
}

export interface PlaywrightReport {
  suites: Suite[];
}

/** `file` is relative to the folder of the tests, `title` begins with the titles of the groups. */
export type ReportedTest = RunFacts & { file: string; title: string };

const testsOf = (suite: Suite, groups: readonly string[]): ReportedTest[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, file: suite.file, title: [...groups, title].join(' ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title])),
];

/** Tests of a report of Playwright. */
export const reportedTests = ({ suites }: PlaywrightReport): ReportedTest[] =>
  suites.flatMap((file) => testsOf(file, []));
