import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import type { JourneyContext, JourneyStep } from '../journey/journeyStep.ts';

/** Ignored by Git. */
export const enginesFolder = join(projectRoot, '.cache/tests/engines');

export type StepState = 'passed' | 'failed' | 'not run';

export interface JourneyResult {
  readonly steps: readonly { name: string; state: StepState; ms: number }[];
  /** Null when every step passed. */
  readonly failure: string | null;
}

/** Runs the steps in order until one fails. Output of the browser fails the step that caused it. */
export async function runJourney(
  steps: readonly JourneyStep[],
  context: JourneyContext,
  file: string,
): Promise<JourneyResult> {
  const { page } = context.visit;
  const results: { name: string; state: StepState; ms: number }[] = [];
  let failure: string | null = null;
  for (const step of steps) {
    const startedAt = performance.now();
    if (failure === null) failure = await failureOf(step, context);
    const hasRun = results.every(({ state }) => state === 'passed');
    const state = hasRun ? (failure === null ? 'passed' : 'failed') : 'not run';
    results.push({ name: step.name, state, ms: Math.round(performance.now() - startedAt) });
    if (state === 'failed') await saveFailure(context, file);
  }
  return { steps: results, failure: failure === null ? null : `${failure}\n${page.problems().join('\n')}` };
}

async function failureOf(step: JourneyStep, context: JourneyContext): Promise<string | null> {
  const { page } = context.visit;
  try {
    await step.run(context);
    if (page.problems().length > 0) return `${step.name}: unexpected output of the browser`;
    const isBlank = await page.run(() => document.body.innerText.trim() === '', null);
    return isBlank ? `${step.name}: the page is blank` : null;
  } catch (error) {
    return `${step.name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Keeps what a person needs to understand the failure. */
async function saveFailure({ visit: { page } }: JourneyContext, file: string): Promise<void> {
  const path = join(enginesFolder, file);
  writeFileSync(`${path}.console.txt`, page.problems().join('\n'));
  try {
    await page.screenshot(`${path}.png`);
    writeFileSync(
      `${path}.html`,
      await page.run(() => `<!-- ${location.href} -->${document.documentElement.outerHTML}`, null),
    );
  } catch (error) {
    writeFileSync(`${path}.error.txt`, String(error));
  }
}

/** A journey of all its runs, as `scripts/bench/writeEngines.ts` reads it. */
export interface RecordedJourney {
  engine: string;
  version: string;
  device: string;
  runs: number;
  passedRuns: number;
  /** Of the last run that failed, else of the last run. */
  steps: JourneyResult['steps'];
}

/** Adds a run to the record of its engine and size. */
export function recordResult(
  { engine, version, device }: Pick<RecordedJourney, 'engine' | 'version' | 'device'>,
  { steps, failure }: JourneyResult,
): void {
  const file = join(enginesFolder, `${engine}-${device}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedJourney) : null;
  const hasPassed = failure === null;
  const record: RecordedJourney = {
    engine,
    version,
    device,
    runs: (before?.runs ?? 0) + 1,
    passedRuns: (before?.passedRuns ?? 0) + (hasPassed ? 1 : 0),
    steps: hasPassed && before !== null && before.passedRuns < before.runs ? before.steps : steps,
  };
  writeFileSync(file, JSON.stringify(record, null, 2));
}
