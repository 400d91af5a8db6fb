import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { boundedRelease } from './metrics.server.ts';
import { PlainHistogram } from './plainHistogram.server.ts';

test('TE-07 releases that tabs name are bounded, and made-up ones count as other', () => {
  const known = new Set<string>();
  expect(boundedRelease(undefined, known)).toBe('none');
  expect(boundedRelease('a"} 1\nfoyer_x 1', known)).toBe('other');
  for (let release = 0; release < 8; release += 1)
    expect(boundedRelease(`release-${release}`, known)).toBe(`release-${release}`);
  expect(boundedRelease('release-9', known)).toBe('other');
  expect(boundedRelease('release-3', known)).toBe('release-3');
});

test('TE-07 a plain histogram has the text of the library’s', async () => {
  const registry = new Registry();
  const histogram = new PlainHistogram({
    name: 'foyer_x_seconds',
    help: 'Time.',
    label: 'kind',
    buckets: [0.1, 1],
    values: ['page'],
  });
  registry.registerMetric(histogram);
  for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.add('page', seconds);
  histogram.add('made-up', 1);
  expect((await registry.metrics()).trim().split('\n')).toEqual([
    '# HELP foyer_x_seconds Time.',
    '# TYPE foyer_x_seconds histogram',
    'foyer_x_seconds_bucket{kind="page",le="0.1"} 2',
    'foyer_x_seconds_bucket{kind="page",le="1"} 3',
    'foyer_x_seconds_bucket{kind="page",le="+Inf"} 4',
    'foyer_x_seconds_sum{kind="page"} 7.65',
    'foyer_x_seconds_count{kind="page"} 4',
  ]);
});
