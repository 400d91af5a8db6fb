import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedJourney } from '../../tests/engines/support/runJourney.ts';
import { projectRoot } from '../projectRoot.mjs';
import { figuresOf, writeReport } from './report.ts';

const engines = ['chromium', 'firefox', 'webkit'];
/** Writes reports/engines.md from the last run of tests/engines/. */
export function main(): number {
  const files = engines
    .flatMap((engine) => ['desktop', 'phone'].map((device) => `${engine}-${device}.json`))
    .map((name) => join(projectRoot, '.cache/tests/engines', name));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`Run the journeys first (npm test -- all-browser-engines). Missing: ${missing.join(', ')}`);
  const journeys = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as RecordedJourney);

  const steps = [...new Set(journeys.flatMap((journey) => journey.steps.map(({ name }) => name)))];
  const stateOf = ({ steps: states }: RecordedJourney, step: string) =>
    states.find(({ name }) => name === step)?.state ?? 'not run';
  const titleOf = ({ engine, version, device }: RecordedJourney) => `${engine} ${version}, ${device}`;
  writeReport('engines.md', 'Browser engines', [
    {
      title: 'Journey',
      method: 'The last run of the journey of `tests/engines/` in the complete browsers.',
      figures: figuresOf(new Map(journeys.map((journey) => [titleOf(journey), journey])), [
        ...steps.map(
          (step) => [{ title: step, unit: '' }, (journey: RecordedJourney) => stateOf(journey, step)] as const,
        ),
        [{ title: 'runs that passed', unit: '' }, ({ passedRuns, runs }) => `${passedRuns} of ${runs}`],
      ]),
    },
  ]);
  return 0;
}
