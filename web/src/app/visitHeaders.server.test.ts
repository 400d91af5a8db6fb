import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { locationOfRequest } from './visitHeaders.server.ts';
import type { VisitSources } from './visitHeaders.server.ts';

interface Given {
  isProxied?: boolean;
  isWithoutEdge?: boolean;
  ofAddress?: string;
}

function locationWith(
  headers: Record<string, string>,
  { isProxied = true, isWithoutEdge = false, ofAddress }: Given = {},
) {
  const sources = {
    countryHeader: 'cf-ipcountry',
    regionHeader: 'cf-region-code',
    isWithoutEdge,
    trustsCountryOfAnyone: isWithoutEdge,
    countryOfAddress: () => ofAddress,
    clientOf: () => ({ address: '192.0.2.1', isProxied }),
  } as unknown as VisitSources;
  return locationOfRequest({ headers, socket: {} } as unknown as IncomingMessage, sources);
}

test('MK-11 a trusted proxy names country and region', () => {
  expect(locationWith({ 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' })).toEqual({
    known: true,
    countryIso2: 'CA',
    regionCode: 'ON',
  });
});

test('MK-11 a browser cannot name its own place, and the database knows only the country', () => {
  const sent = { 'cf-ipcountry': 'GB', 'cf-region-code': 'ENG', cookie: 'h20-iso3=GBR' };
  expect(locationWith(sent, { isProxied: false })).toEqual({ known: false, reason: 'unknown' });
  expect(locationWith(sent, { isProxied: false, ofAddress: 'FR' })).toEqual({
    known: true,
    countryIso2: 'FR',
    regionCode: null,
  });
});

test('MK-11 without a proxy and a database a player is nowhere, and behind Tor hidden', () => {
  expect(locationWith({ cookie: 'h20-iso3=GBR' })).toEqual({ known: false, reason: 'unknown' });
  expect(locationWith({ 'cf-ipcountry': 'T1' })).toEqual({ known: false, reason: 'anonymous' });
});

test('MK-11 in a sandbox without an edge the cookie of the country stands in, else the home of the account', () => {
  const standIn = (cookie?: string) => locationWith(cookie === undefined ? {} : { cookie }, { isWithoutEdge: true });
  expect(standIn('h20-iso3=CAN')).toEqual({ known: true, countryIso2: 'CA', regionCode: null });
  expect([standIn(), standIn('h20-iso3=XXX')]).toEqual([null, null]);
  expect(locationWith({ 'cf-ipcountry': 'XX', cookie: 'h20-iso3=CAN' }, { isWithoutEdge: true })).toEqual({
    known: false,
    reason: 'unknown',
  });
});
