import { expect, test } from 'vitest';
import { enginesPage } from './enginesPage.ts';

test('the page of engines has a column per journey with its versions, states and runs', () => {
  const steps = [
    { name: 'login', state: 'failed' },
    { name: 'log out', state: 'not run' },
  ] as const;
  const journey = { engine: 'webkit', version: '2.50.6', device: 'phone', runs: 20, passedRuns: 19 };
  expect(enginesPage([{ ...journey, steps: [...steps] }])).toEqual({
    'Last run': [
      ['step', 'WebKitGTK 2.50, phone'],
      ['login', 'failed'],
      ['log out', 'not run'],
      ['**runs that passed**', '19 of 20'],
    ],
  });
});
