import { expect, test } from 'vitest';
import { locationInHeaders, locationOfEdge, locationText, readLocation } from './playerLocation.ts';

test('reads the country and the region of an edge, and no region that is none', () => {
  expect(locationOfEdge('ca', 'on')).toEqual({ known: true, countryIso2: 'CA', regionCode: 'ON' });
  for (const region of [undefined, '', 'Ontario', 'ON, QC', 'O-'])
    expect(locationOfEdge('CA', region)).toEqual({ known: true, countryIso2: 'CA', regionCode: null });
});

test('tells a location that nobody knows from one that is hidden, and from no statement', () => {
  expect(locationOfEdge(undefined, 'ON')).toBeNull();
  for (const country of ['XX', 'ZZ', 'EU', 'Unknown', '', 'GBR', 'GB, CA', '<GB>', 'ＧＢ'])
    expect(locationOfEdge(country, undefined)).toEqual({ known: false, reason: 'unknown' });
  for (const country of ['T1', 'A1', 'a2'])
    expect(locationOfEdge(country, 'ON')).toEqual({ known: false, reason: 'anonymous' });
});

test('a text is read as it was written, and any other text is an unknown location', () => {
  for (const text of ['GB', 'CA-ON', 'GB-ENG', 'unknown', 'anonymous'])
    expect(locationText(readLocation(text))).toBe(text);
  for (const text of [null, undefined, '', 'gb', 'GB-', 'GB-ENGL', 'GB-E N', 'ANONYMOUS', 'x'.repeat(10_000)])
    expect(readLocation(text)).toEqual({ known: false, reason: 'unknown' });
});

test('headers without a location say nothing', () => {
  expect(locationInHeaders(undefined)).toBeNull();
  expect(locationInHeaders({})).toBeNull();
  expect(locationInHeaders({ 'foyer-location': 'CA-ON' })).toMatchObject({ countryIso2: 'CA', regionCode: 'ON' });
});
