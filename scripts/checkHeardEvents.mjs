// Says whether the journeys of the last browser run heard every event of the catalogue on a page's data layer (AN-04).
// Each journey notes in the run's report what it heard; what the events were like was checked there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { eventsFile } from './writeEvents.mjs';

const report = join(projectRoot, '.cache/tests/browser.json');

/** Events that no journey brings about, and what shows them instead. @type {Readonly<Record<string, string>>} */
export const notHeard = {
  appDownloadPress: 'closing the band is walked, and it stays away for a month then: AppDownloadPrompt.test.tsx',
  connectionClose: 'the journey with a lost connection tries again: PoorConnectionAlert.test.tsx',
  connectionLobby: 'as above, over a game: PoorConnectionAlert.test.tsx',
  singleSessionClose: 'the journey of two logins closes a game: PoorConnectionAlert.test.tsx',
  singleSessionLogIn: 'as above: PoorConnectionAlert.test.tsx',
  lowBalanceDeposit: 'the journey is one of a market with neutral words: LowBalanceReminder.test.tsx',
};

/** @typedef {{ annotations?: { type: string, description?: string }[] }} Noted */
/** @typedef {{ suites?: Suite[], specs?: { tests: (Noted & { results?: Noted[] })[] }[] }} Suite */

/** Names of all events that a report's journeys heard. @param {Suite} suite @returns {Set<string>} */
export function heardIn({ suites = [], specs = [] }) {
  const noted = specs
    .flatMap(({ tests }) => tests)
    .flatMap((test) => [test, ...(test.results ?? [])])
    .flatMap(({ annotations = [] }) => annotations);
  const own = noted
    .filter(({ type }) => type === 'heard events')
    .flatMap(({ description = '' }) => description.split(' ').filter(Boolean));
  return new Set([...own, ...suites.flatMap((inner) => [...heardIn(inner)])]);
}

/**
 * @param {readonly string[]} catalogue names of all events
 * @param {ReadonlySet<string>} heard
 * @param {Readonly<Record<string, string>>} excused
 * @returns {string[]} sentences
 */
export function complaintsAbout(catalogue, heard, excused) {
  return [
    ...catalogue
      .filter((name) => !heard.has(name) && !Object.hasOwn(excused, name))
      .map((name) => `no journey heard ${name}`),
    ...Object.keys(excused)
      .filter((name) => !catalogue.includes(name))
      .map((name) => `${name} is excused, and is no event`),
  ];
}

/** Names of all events, from the page that is made from the catalogue. */
const eventNames = () =>
  Array.from(
    readFileSync(eventsFile, 'utf8').matchAll(/^\| `(\w+)` \| `\w+` \| [^|\n]+ \| [^|\n]*\|$/gm),
    ([, name = '']) => name,
  );

if (import.meta.main) {
  if (!existsSync(report)) {
    process.stderr.write('There is no report of a browser run.\n');
    process.exit(1);
  }
  const names = eventNames();
  const complaints = complaintsAbout(names, heardIn(JSON.parse(readFileSync(report, 'utf8'))), notHeard);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  process.stdout.write(`${names.length - complaints.length} of ${names.length} events heard or excused\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
