import { expect, test } from 'vitest';
import { executionTime } from './analyticsTime.ts';

const node = (id: number, url: string, children: number[] = []) => ({ id, callFrame: { url }, children });

test('executionTime includes functions that analytics calls, and a run ends at other work', () => {
  const nodes = [
    node(1, '', [2, 3, 5]),
    node(2, 'http://x/assets/page.js'),
    node(3, 'http://x/assets/measure.js', [4]),
    node(4, 'http://x/assets/page.js'),
    node(5, ''),
  ];
  const samples = [2, 3, 4, 5, 3, 2];
  const timeDeltas = [0, 1000, 2000, 4000, 8000, 500, 900];
  expect(executionTime({ nodes, samples, timeDeltas }, ['assets/measure.js'])).toEqual({ maxMs: 6, totalMs: 6.5 });
  expect(executionTime({ nodes, samples, timeDeltas }, [])).toEqual({ maxMs: 0, totalMs: 0 });
  expect(executionTime({ nodes }, ['assets/measure.js'])).toEqual({ maxMs: 0, totalMs: 0 });
});
