// Checks that the last browser test run recorded every event of the catalogue on a page's data layer (AN-04). Each test
// attaches the events that it recorded to the report, and checks their content itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { eventsFile } from './writeEvents.mjs';

const report = join(projectRoot, '.cache/tests/browser.json');

/**
 * Events that no browser test triggers, and the tests that cover them instead.
 * @type {Readonly<Record<string, string>>}
 */
export const excusedEvents = {
  appDownloadPress: 'the browser test closes the band, which then stays closed for a month: AppDownloadPrompt.test.tsx',
  connectionClose: 'the browser test of a lost connection retries instead: PoorConnectionAlert.test.tsx',
  connectionLobby: 'as above, over a game: PoorConnectionAlert.test.tsx',
  singleSessionClose: 'the browser test of two logins closes a game: PoorConnectionAlert.test.tsx',
  singleSessionLogIn: 'as above: PoorConnectionAlert.test.tsx',
  lowBalanceDeposit: 'the browser test uses a market with neutral texts: LowBalanceReminder.test.tsx',
};

/** @typedef {{ annotations?: { type: string, description?: string }[] }} Noted */
/** @typedef {{ suites?: Suite[], specs?: { tests: (Noted & { results?: Noted[] })[] }[] }} Suite */

/** Names of all events that the tests of a report recorded. @param {Suite} suite @returns {Set<string>} */
export function recordedEvents({ suites = [], specs = [] }) {
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
 * @param {readonly string[]} catalogue names of all events
 * @param {ReadonlySet<string>} recorded
 * @param {Readonly<Record<string, string>>} excused
 * @returns {string[]} error messages
 */
export function findEventProblems(catalogue, recorded, excused) {
  return [
    ...catalogue
      .filter((name) => !recorded.has(name) && !Object.hasOwn(excused, name))
      .map((name) => `no browser test recorded ${name}`),
    ...Object.keys(excused)
      .filter((name) => !catalogue.includes(name))
      .map((name) => `${name} is excused but is not an event`),
  ];
}

/** Names of all events, from the page that the catalogue generates. */
const eventNames = () =>
  Array.from(
    readFileSync(eventsFile, 'utf8').matchAll(/^\| `(\w+)` \| `\w+` \| [^|\n]+ \| [^|\n]*\|$/gm),
    ([, name = '']) => name,
  );

if (import.meta.main) {
  if (!existsSync(report)) {
    process.stderr.write('There is no report of a browser test run.\n');
    process.exit(1);
  }
  const names = eventNames();
  const problems = findEventProblems(names, recordedEvents(JSON.parse(readFileSync(report, 'utf8'))), excusedEvents);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${names.length - problems.length} of ${names.length} events recorded or excused\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
