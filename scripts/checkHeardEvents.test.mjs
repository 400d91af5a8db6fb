import { expect, test } from 'vitest';
import { complaintsAbout, heardIn } from './checkHeardEvents.mjs';

const noted = (/** @type {string} */ description) => ({
  tests: [
    {
      annotations: [
        { type: 'heard events', description },
        { type: 'note', description: 'gameEnd' },
      ],
    },
  ],
});

test('AN-04 an event of the catalogue that no journey heard is named; one that is excused has to be there', () => {
  const heard = heardIn({
    suites: [{ specs: [noted('pageLoad loginSubmit')], suites: [{ specs: [noted(''), noted('gameLaunch')] }] }],
  });
  expect([...heard]).toEqual(['pageLoad', 'loginSubmit', 'gameLaunch']);
  expect(complaintsAbout(['pageLoad', 'loginSubmit', 'gameLaunch', 'gameEnd'], heard, {})).toEqual([
    'no journey heard gameEnd',
  ]);
  expect(complaintsAbout(['pageLoad', 'gameEnd'], heard, { gameEnd: 'a reason', gone: 'a reason' })).toEqual([
    'gone is excused, and is no event',
  ]);
});
