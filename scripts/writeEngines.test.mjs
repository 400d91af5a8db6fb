import { expect, test } from 'vitest';
import { enginesPage } from './writeEngines.mjs';

test('the page of engines has a column per journey with its versions, states and runs', () => {
  const page = enginesPage([
    {
      engine: 'webkit',
      version: '2.50.6',
      device: 'phone',
      runs: 20,
      passedRuns: 19,
      steps: [
        { name: 'login', state: 'failed' },
        { name: 'log out', state: 'not run' },
      ],
    },
  ]);
  expect(page).toContain('| step | WebKitGTK 2.50, phone |');
  expect(page).toContain('| login | failed |\n| log out | not run |\n| **runs that passed** | 19 of 20 |');
});
