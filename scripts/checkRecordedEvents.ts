// Checks that the last browser test run recorded every event of the catalogue on a page's data layer (AN-04). Each test
// attaches the events that it recorded to the report, and checks their content itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../web/src/services/analytics/catalogue.ts';
import { eventName } from '../web/src/services/analytics/toEventRecord.ts';
import { projectRoot } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';

const report = join(projectRoot, '.cache/tests/browser.json');

/** Events that no browser test triggers, and the tests that cover them instead. */
const excusedEvents: Readonly<Record<string, string>> = {
  appDownloadPress: 'the browser test closes the band, which then stays closed for a month: AppDownloadPrompt.test.tsx',
  connectionClose: 'the browser test of a lost connection retries instead: PoorConnectionAlert.test.tsx',
  connectionLobby: 'as above, over a game: PoorConnectionAlert.test.tsx',
  singleSessionClose: 'the browser test of two logins closes a game: PoorConnectionAlert.test.tsx',
  singleSessionLogIn: 'as above: PoorConnectionAlert.test.tsx',
  lowBalanceDeposit: 'the browser test uses a market with neutral texts: LowBalanceReminder.test.tsx',
};

interface Noted {
  annotations?: { type: string; description?: string }[];
}
interface Suite {
  suites?: Suite[];
  specs?: { tests: (Noted & { results?: Noted[] })[] }[];
}

/** Names of all events that the tests of a report recorded. */
export function recordedEvents({ suites = [], specs = [] }: Suite): Set<string> {
  const annotated = specs
    .flatMap(({ tests }) => tests)
    .flatMap((test) => [test, ...(test.results ?? [])])
    .flatMap(({ annotations = [] }) => annotations);
  const own = annotated
    .filter(({ type }) => type === 'recorded events')
    .flatMap(({ description = '' }) => description.split(' ').filter(Boolean));
  return new Set([...own, ...suites.flatMap((inner) => [...recordedEvents(inner)])]);
}

/**
 * @param catalogue names of all events
 * @returns error messages
 */
export function findEventProblems(
  names: readonly string[],
  recorded: ReadonlySet<string>,
  excused: Readonly<Record<string, string>>,
): string[] {
  return [
    ...names
      .filter((name) => !recorded.has(name) && !Object.hasOwn(excused, name))
      .map((name) => `no browser test recorded ${name}`),
    ...Object.keys(excused)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is excused but is not an event`),
  ];
}

if (import.meta.main) {
  if (!existsSync(report)) throw new Error('There is no report of a browser test run.');
  const names = Object.keys(catalogue).map((key) => eventName('', '', key).slice('__'.length));
  const problems = findEventProblems(names, recordedEvents(JSON.parse(readFileSync(report, 'utf8'))), excusedEvents);
  reportProblems(problems, `${names.length - problems.length} of ${names.length} events recorded or excused`);
}
