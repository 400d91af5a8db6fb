import { expect, test } from 'vitest';
import { findEventProblems, recordedEvents } from './checkRecordedEvents.ts';

const annotated = (description: string) => ({
  tests: [
    {
      annotations: [
        { type: 'recorded events', description },
        { type: 'note', description: 'gameEnd' },
      ],
    },
  ],
});

test('AN-04 reports catalogue events that no journey emitted, and exclusions of unknown events', () => {
  const emitted = recordedEvents({
    suites: [
      { specs: [annotated('pageLoad loginSubmit')], suites: [{ specs: [annotated(''), annotated('gameLaunch')] }] },
    ],
  });
  expect([...emitted]).toEqual(['pageLoad', 'loginSubmit', 'gameLaunch']);
  expect(findEventProblems(['pageLoad', 'loginSubmit', 'gameLaunch', 'gameEnd'], emitted, {})).toEqual([
    'no browser test recorded gameEnd',
  ]);
  expect(findEventProblems(['pageLoad', 'gameEnd'], emitted, { gameEnd: 'a reason', gone: 'a reason' })).toEqual([
    'gone is excused but is not an event',
  ]);
});
