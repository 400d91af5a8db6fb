import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JourneyContext, JourneyStep } from '../journey/journeyStep.ts';
import type { EnginePage } from './engineBrowser.ts';
import { enginesFolder, runJourney } from './runJourney.ts';
import { createVisit } from './visit.ts';

/** A page that reports the given problems, and says whether it is blank. */
function contextOf({ problems = [], isBlank = false }: { problems?: string[]; isBlank?: boolean }): JourneyContext {
  const page: Partial<EnginePage> = {
    problems: () => problems,
    run: () => Promise.resolve(isBlank as never),
    screenshot: () => Promise.resolve(),
  };
  mkdirSync(join(enginesFolder, 'runJourney'), { recursive: true });
  return { visit: createVisit(page as EnginePage) } as JourneyContext;
}

const quiet: JourneyStep = { name: 'quiet', run: () => Promise.resolve() };
const broken: JourneyStep = { name: 'broken', run: () => Promise.reject(new Error('no game')) };

test.each([
  ['an error of a step', [broken, quiet], {}, 'broken: no game'],
  ['a message in the console', [quiet, quiet], { problems: ['error: 404'] }, 'quiet: unexpected output of the browser'],
  ['a blank page', [quiet, quiet], { isBlank: true }, 'quiet: the page is blank'],
])('%s fails its step, and the steps after it do not run', async (_what, steps, page, failure) => {
  const result = await runJourney(steps, contextOf(page), 'runJourney/failure');
  expect(result.failure).toContain(failure);
  expect(result.steps.map(({ state }) => state)).toEqual(['failed', 'not run']);
});

test('a journey without a problem passes every step', async () => {
  const result = await runJourney([quiet, quiet], contextOf({}), 'runJourney/success');
  expect(result.failure).toBeNull();
  expect(result.steps.map(({ state }) => state)).toEqual(['passed', 'passed']);
});
