import { expect, test } from 'vitest';
import type { CollectedItem } from '../vendors/collector/collector.ts';
import { collectorPanel } from './collectorPanel.ts';

const panelOf = async (...items: Pick<CollectedItem, 'kind' | 'value'>[]) =>
  String(
    await collectorPanel({
      items: () =>
        items.map((item) => ({ sessionId: 'abc', meta: {}, receivedAt: Date.UTC(2026, 10, 20, 9), ...item })),
      recordings: () => [],
      status: () => ({ bodies: 1, refused: 0, items: items.length }),
    }),
  );

test('the panel summarises each item and lists its fields escaped', async () => {
  const page = await panelOf(
    {
      kind: 'measurement',
      value: { type: 'web-vitals', values: { ttfb: 120.200_000_002, delta: 3 }, context: { rating: 'good' } },
    },
    {
      kind: 'event',
      value: {
        name: 'faro.tracing.fetch',
        attributes: {
          'http.request.method': 'POST',
          'url.full': 'http://x.example/a',
          'http.response.status_code': '204',
        },
      },
    },
    {
      kind: 'trace',
      value: {
        resource: { attributes: [] },
        scopeSpans: [
          {
            spans: [
              { name: 'GET', kind: 3, attributes: [{ key: 'url.full', value: { stringValue: 'http://x.example/b' } }] },
            ],
          },
        ],
      },
    },
    { kind: 'exception', value: { type: 'Error', value: '<script>alert(1)</script>' } },
  );
  expect(page).toContain('web-vitals <b>ttfb 120.2, good</b>');
  expect(page).toMatch(/<dt>values\.delta<\/dt>\s*<dd>3<\/dd>/);
  expect(page).toContain('<b>POST http://x.example/a 204</b>');
  expect(page).toContain('GET <b>http://x.example/b</b>');
  expect(page).toMatch(/attributes\.url\.full<\/dt>\s*<dd>http:\/\/x\.example\/b<\/dd>/);
  expect(page).toContain('<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>');
  expect(page).not.toContain('<script>');
});
