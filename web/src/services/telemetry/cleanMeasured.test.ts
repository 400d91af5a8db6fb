import { TransportItemType } from '@grafana/faro-web-sdk';
import type { MeasurementEvent, TransportItem } from '@grafana/faro-web-sdk';
import { expect, test } from 'vitest';
import { cleanMeasured } from './cleanMeasured.ts';

const measurement = (payload: Omit<MeasurementEvent, 'timestamp'>): TransportItem => ({
  type: TransportItemType.MEASUREMENT,
  meta: {},
  payload: { timestamp: '2026-11-21T12:00:00.000Z', ...payload },
});

test.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'needs-improvement'],
  ['lcp', 4001, 'poor'],
  ['cls', 0.26, 'poor'],
])('TE-04 rates %s of %d as %s regardless of the vendor’s rating', (name, value, rating) => {
  const item = measurement({
    type: 'web-vitals',
    values: { delta: 9999, [name]: value },
    context: { rating: 'vendor', id: 'v5' },
  });
  expect(cleanMeasured(item)).toEqual({ ...item, payload: { ...item.payload, context: { rating, id: 'v5' } } });
});

test.each([
  { type: 'web-vitals', values: { fps: 60 } },
  { type: 'web-vitals', values: {} },
  { type: 'navigation', values: { lcp: 5000 } },
])('TE-04 rates no other measurement: %j', (payload) => {
  const item = measurement(payload);
  expect(cleanMeasured(item)).toEqual(item);
});

test('TE-07 cleans every kind of item', () => {
  const page = { url: 'http://regency.localhost/games?userToken=abc' };
  const event: TransportItem = {
    type: TransportItemType.EVENT,
    meta: { page },
    payload: { name: 'click', timestamp: '2026-11-21T12:00:00.000Z', attributes: { by: 'mira@example.org' } },
  };
  expect(cleanMeasured(event)).toMatchObject({
    meta: { page: { url: 'http://regency.localhost/games' } },
    payload: { name: 'click', attributes: { by: '…' } },
  });
  const vital: TransportItem = { ...measurement({ type: 'web-vitals', values: { lcp: 10 } }), meta: { page } };
  expect(cleanMeasured(vital)).toMatchObject({ meta: { page: { url: 'http://regency.localhost/games' } } });
});
