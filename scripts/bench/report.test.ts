import { expect, test } from 'vitest';
import { renderReport } from './report.ts';

const figure = (title: string, values: Record<string, number | string>) => ({ title, unit: 'ms', values });

test('a report has a table for each section, with bold values beyond their goals', () => {
  const page = renderReport('Speed', 'Measured today.', [
    {
      title: 'Server',
      method: 'CPU time of the process.',
      figures: [
        { ...figure('render', { one: 4, two: 4.0001 }), max: 4 },
        { title: 'frames', unit: '', min: 58, values: { one: 57.9 } },
        { title: 'state', unit: '', values: { two: 'passed' } },
      ],
    },
  ]);
  expect(page).toBe(`# Speed

Measured today.

## Server

CPU time of the process.

|  | one | two |
| --- | --- | --- |
| render, ms (at most 4) | 4 | **4** |
| frames (at least 58) | **57.9** |  |
| state |  | passed |
`);
});

test('a section with more cases than figures has a row for each case', () => {
  const page = renderReport('Speed', '', [
    { title: 'Size', method: '', figures: [figure('load', { a: 1234.5, b: 0.012_345, c: 99.95 })] },
  ]);
  expect(page).toContain('|  | load, ms |\n| --- | --- |\n| a | 1,235 |\n| b | 0.0123 |\n| c | 100 |\n');
});
