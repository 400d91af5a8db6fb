import { expect, test } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { createRecentOutcomes } from './recentOutcomes.server.ts';

function outcomesAt() {
  const clock = createTestClock();
  const outcomes = createRecentOutcomes(clock);
  return {
    outcomes,
    pass: clock.advance,
    record: (...names: string[]) => names.forEach((name) => outcomes.record(name)),
  };
}

test('HT-06 a service without calls is unknown', () => {
  expect(outcomesAt().outcomes.read()).toEqual({ state: 'unknown' });
});

test('HT-06 two failed calls are not enough, and three in a row name the last failure', () => {
  const { outcomes, record } = outcomesAt();
  record('ok', 'timeout', 'broken');
  expect(outcomes.read()).toEqual({ state: 'ok' });
  record('unreachable');
  expect(outcomes.read()).toEqual({ state: 'failing', problem: 'unreachable' });
});

test('HT-06 a service recovers with its first good call after failures in a row', () => {
  const { outcomes, record } = outcomesAt();
  record('broken', 'broken', 'broken', 'ok');
  expect(outcomes.read()).toEqual({ state: 'ok' });
});

test('HT-06 a service that fails every second call is failing', () => {
  const { outcomes, record } = outcomesAt();
  for (let pair = 0; pair < 5; pair += 1) record('timeout', 'ok');
  expect(outcomes.read()).toEqual({ state: 'failing', problem: 'timeout' });
});

test('HT-06 a 4xx counts as a response of a service that works', () => {
  const { outcomes, record } = outcomesAt();
  record('refused', 'refused', 'refused');
  expect(outcomes.read()).toEqual({ state: 'ok' });
});

test('HT-06 outcomes of more than a minute ago say nothing', () => {
  const { outcomes, record, pass } = outcomesAt();
  record('broken', 'broken', 'broken');
  pass(60_000);
  expect(outcomes.read()).toEqual({ state: 'unknown' });
});
