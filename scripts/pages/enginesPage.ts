import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import type { Tables } from './withTables.ts';

export interface RecordedJourney {
  engine: string;
  version: string;
  device: string;
  runs: number;
  passedRuns: number;
  steps: { name: string; state: 'passed' | 'failed' | 'not run' }[];
}

const titles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' };

/** The last run of tests/engines/. It does not write the page itself, so that tests leave the repository as it is. */
export function enginesPage(journeys: readonly RecordedJourney[] = readJourneys()): Tables {
  const columns = journeys.map(({ engine, version, device }) => {
    const title = titles[engine as keyof typeof titles];
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
  return { 'Last run': [['step', ...columns], ...rows, total] };
}

function readJourneys(): RecordedJourney[] {
  return Object.keys(titles).flatMap((engine) =>
    ['desktop', 'phone'].map((device) => {
      const file = join(projectRoot, '.cache/tests/engines', `${engine}-${device}.json`);
      if (!existsSync(file)) throw new Error(`Run npm test -- all-browser-engines first: ${file} is missing.`);
      return JSON.parse(readFileSync(file, 'utf8'));
    }),
  );
}
