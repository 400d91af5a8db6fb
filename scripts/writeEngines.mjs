// Writes docs/engines.md from the last run of tests/engines/. It is not part of that run, so that tests leave the
// repository as it is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/**
 * @typedef {'passed' | 'failed' | 'not run'} StepState
 * @typedef {{ engine: string, version: string, device: string, runs: number, passedRuns: number, steps: { name: string,
 * state: StepState }[] }} RecordedJourney
 */

const enginesFile = join(projectRoot, 'docs/engines.md');
const recordOf = (/** @type {string} */ engine, /** @type {string} */ device) =>
  join(projectRoot, '.cache/tests/engines', `${engine}-${device}.json`);

const titles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' };

const introduction = `# Browser engines

This page shows the last recorded run of the journey in each browser engine, for engineers who judge whether a change works in every browser.

\`npm test -- all-browser-engines\` runs the journey of \`tests/engines/\` in the complete browsers, over HTTPS, at 1440 × 900 (desktop) and 390 × 844 pixels (phone). The brands take turns. A console message, an uncaught error, a violation of the security policy or a blank page fails the step that caused it. \`node scripts/writeEngines.mjs\` then writes this page. [Decision 29](decisions/0029-drivers-of-the-browser-engines.md) names the drivers.
`;

/** @param {readonly RecordedJourney[]} journeys @returns {string} the whole page as Markdown */
export function enginesPage(journeys) {
  const columns = journeys.map(({ engine, version, device }) => {
    const title = titles[/** @type {keyof typeof titles} */ (engine)];
    return `${title} ${version
      .split('.')
      .slice(0, engine === 'webkit' ? 2 : 1)
      .join('.')}, ${device}`;
  });
  const names = [...new Set(journeys.flatMap(({ steps }) => steps.map(({ name }) => name)))];
  const rows = names.map((name) => [
    name,
    ...journeys.map(({ steps }) => steps.find((step) => step.name === name)?.state ?? 'not run'),
  ]);
  const total = ['**runs that passed**', ...journeys.map(({ passedRuns, runs }) => `${passedRuns} of ${runs}`)];
  const table = [['step', ...columns], columns.concat('').map(() => '---'), ...rows, total];
  return `${introduction}\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const files = Object.keys(titles).flatMap((engine) => ['desktop', 'phone'].map((device) => recordOf(engine, device)));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    process.stderr.write(`Run the journeys first (npm test -- all-browser-engines). Missing: ${missing.join(', ')}\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(enginesFile, enginesPage(files.map((file) => JSON.parse(readFileSync(file, 'utf8')))));
  }
}
