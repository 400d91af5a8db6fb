import { beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { SiteState } from '../../domain/site/siteStore.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiCall, ApiRoute } from '../../services/api/apiRoute.server.ts';
import { setReportSink } from '../../services/errors/report.ts';
import type { Report } from '../../services/errors/report.ts';
import { createVisitorPlace } from './visitorPlace.browser.ts';
import { visitorPlaceRoutes } from './visitorPlaceRoutes.server.ts';

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  setReportSink((entry) => reports.push(entry));
});

const geo = success({ CountryIso3Code: 'CAN', CountryIsoCode: 'CA' });
const address = success({ ipAddress: '192.0.2.7' });
const noResponse = failed({ kind: 'noResponse' });

function place(responses: Record<string, unknown>) {
  const requests: string[] = [];
  const pendingResponses: (() => void)[] = [];
  const api = {
    call: ({ name }: { name: string }) => {
      requests.push(name);
      return new Promise((resolve) => pendingResponses.push(() => resolve(responses[name])));
    },
  } as unknown as ApiClient;
  const setState = vi.fn<(state: Partial<SiteState>) => void>();
  return {
    visitorPlace: createVisitorPlace(api, { setState }),
    requests,
    response: () => pendingResponses.splice(0).forEach((run) => run()),
    setState,
  };
}

test('HT-04 requests country and IP address together and stores them in the Site slice', async () => {
  const { visitorPlace, requests, response, setState } = place({ getGeoInfo: geo, getIpAddress: address });
  const done = visitorPlace.lookUp();
  expect(requests).toEqual(['getGeoInfo', 'getIpAddress']);
  response();
  await done;
  expect(setState.mock.calls).toEqual([[{ geoInfo: geo.value }], [{ ipAddress: '192.0.2.7' }]]);
  expect(reports).toEqual([]);
});

test('HT-04 concurrent look-ups share one request, and later ones repeat it', async () => {
  const { visitorPlace, requests, response } = place({ getGeoInfo: geo, getIpAddress: address });
  const both = [visitorPlace.lookUp(), visitorPlace.lookUp()];
  expect(requests).toHaveLength(2);
  response();
  await Promise.all(both);
  const again = visitorPlace.lookUp();
  expect(requests).toHaveLength(4);
  response();
  await again;
});

test('HT-04 HT-05 a failed geo look-up reports GEO_INFO_ERROR and keeps the previous country', async () => {
  const { visitorPlace, response, setState } = place({ getGeoInfo: noResponse, getIpAddress: address });
  const done = visitorPlace.lookUp();
  response();
  await done;
  expect(reports).toEqual([{ name: 'GEO_INFO_ERROR', facts: { kind: 'noResponse' } }]);
  expect(setState.mock.calls).toEqual([[{ ipAddress: '192.0.2.7' }]]);
});

function callRoute(path: string, facts: Partial<ApiCall>): Promise<unknown> {
  const route = (visitorPlaceRoutes as readonly ApiRoute[]).find(({ endpoint }) => endpoint.path === path);
  return (
    route?.handler({ params: {}, query: {}, body: undefined }, {
      countryIso2: null,
      ipAddress: '',
      readCookie: () => null,
      ...facts,
    } as ApiCall) ?? Promise.reject(new Error(`No route to ${path}.`))
  );
}

test('HT-04 /api/geo-info returns the CDN’s country in both codes, else Unknown', async () => {
  expect(await callRoute('/api/geo-info', { countryIso2: 'CA' })).toEqual({
    CountryIso3Code: 'CAN',
    CountryIsoCode: 'CA',
  });
  for (const countryIso2 of [null, 'XX', 'T1']) {
    expect(await callRoute('/api/geo-info', { countryIso2 })).toEqual({
      CountryIso3Code: 'Unknown',
      CountryIsoCode: 'Unknown',
    });
  }
});

test('MK-05 the cookie replaces an unknown country in /api/geo-info, unless it names none', async () => {
  const named = (countryIso2: string | null, cookie: string) =>
    callRoute('/api/geo-info', { countryIso2, readCookie: (name) => (name === 'h20-iso3' ? cookie : null) });
  for (const unknown of [null, 'XX'])
    expect(await named(unknown, 'FRA')).toEqual({ CountryIso3Code: 'FRA', CountryIsoCode: 'Unknown' });
  expect(await named('CA', 'FRA')).toEqual({ CountryIso3Code: 'CAN', CountryIsoCode: 'CA' });
  for (const cookie of ['XXX', 'fra', '__proto__', ''])
    expect(await named(null, cookie)).toEqual({ CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' });
});

test('HT-04 /api/ip-address returns the visitor’s address', async () => {
  expect(await callRoute('/api/ip-address', { ipAddress: '192.0.2.7' })).toEqual({ ipAddress: '192.0.2.7' });
});

test('HT-04 AN-05 /api/visit-tracker returns the source of the visit from its cookie, and sets none', async () => {
  const setCookie = vi.fn<ApiCall['setCookie']>();
  const sourceOf = (cookie: string | null) =>
    callRoute('/api/visit-tracker', { setCookie, readCookie: (name) => (name === 'tracking-visit' ? cookie : null) });
  expect(await sourceOf('BT1%7CBT2|BT3')).toEqual({ trackingVisit: 'BT1%7CBT2|BT3' });
  expect(await sourceOf(null)).toEqual({ trackingVisit: '' });
  expect(await sourceOf('x'.repeat(5000))).toEqual({ trackingVisit: 'x'.repeat(4096) });
  expect(setCookie).not.toHaveBeenCalled();
});
