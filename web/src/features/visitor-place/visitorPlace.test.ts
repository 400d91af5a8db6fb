import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { failed, success } from '../../base/result.ts';
import type { SiteState } from '../../domain/site/siteState.ts';
import type { ApiCall, ApiRoute } from '../../server/apiRoute.server.ts';
import { setReportSink } from '../../telemetry/report.ts';
import type { Report } from '../../telemetry/report.ts';
import { createVisitorPlace } from './visitorPlace.browser.ts';
import { visitorPlaceRoutes } from './visitorPlace.server.ts';

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  setReportSink((entry) => reports.push(entry));
});
afterEach(() => setReportSink(null));

const geo = success({ CountryIso3Code: 'CAN', CountryIsoCode: 'CA' });
const address = success({ ipAddress: '192.0.2.7' });
const noAnswer = failed({ kind: 'noAnswer' });

function place(responses: Record<string, unknown>) {
  const asked: string[] = [];
  const answerAll: (() => void)[] = [];
  const api = {
    call: ({ name }: { name: string }) => {
      asked.push(name);
      return new Promise((resolve) => answerAll.push(() => resolve(responses[name])));
    },
  } as unknown as ApiClient;
  const setState = vi.fn<(state: Partial<SiteState>) => void>();
  return {
    visitorPlace: createVisitorPlace({ api, store: { setState } }),
    asked,
    response: () => answerAll.splice(0).forEach((run) => run()),
    setState,
  };
}

test('HT-04 country and address are asked for together and kept in the Site slice', async () => {
  const { visitorPlace, asked, response, setState } = place({ getGeoInfo: geo, getIpAddress: address });
  const done = visitorPlace.lookUp();
  expect(asked).toEqual(['getGeoInfo', 'getIpAddress']);
  response();
  await done;
  expect(setState.mock.calls).toEqual([[{ geoInfo: geo.value }], [{ ipAddress: '192.0.2.7' }]]);
  expect(reports).toEqual([]);
});

test('HT-04 one look-up at a time: who comes meanwhile shares it, who comes later asks anew', async () => {
  const { visitorPlace, asked, response } = place({ getGeoInfo: geo, getIpAddress: address });
  const both = [visitorPlace.lookUp(), visitorPlace.lookUp()];
  expect(asked).toHaveLength(2);
  response();
  await Promise.all(both);
  const again = visitorPlace.lookUp();
  expect(asked).toHaveLength(4);
  response();
  await again;
});

test('HT-04 HT-05 a failed geo look-up is GEO_INFO_ERROR; the former country stays and the address is kept', async () => {
  const { visitorPlace, response, setState } = place({ getGeoInfo: noAnswer, getIpAddress: address });
  const done = visitorPlace.lookUp();
  response();
  await done;
  expect(reports).toEqual([{ name: 'GEO_INFO_ERROR', facts: { kind: 'noAnswer' } }]);
  expect(setState.mock.calls).toEqual([[{ ipAddress: '192.0.2.7' }]]);
});

function ask(path: string, facts: Partial<ApiCall>): Promise<unknown> {
  const route = (visitorPlaceRoutes as readonly ApiRoute[]).find(({ endpoint }) => endpoint.path === path);
  return (
    route?.handler({ params: {}, query: {}, body: undefined }, {
      countryIso2: null,
      ipAddress: '',
      ...facts,
    } as ApiCall) ?? Promise.reject(new Error(`No route to ${path}.`))
  );
}

test('HT-04 /api/geo-info names the country of the CDN in both codes, else Unknown', async () => {
  expect(await ask('/api/geo-info', { countryIso2: 'CA' })).toEqual({ CountryIso3Code: 'CAN', CountryIsoCode: 'CA' });
  for (const countryIso2 of [null, 'XX', 'T1']) {
    expect(await ask('/api/geo-info', { countryIso2 })).toEqual({
      CountryIso3Code: 'Unknown',
      CountryIsoCode: 'Unknown',
    });
  }
});

test('HT-04 /api/ip-address is the address of the visitor', async () => {
  expect(await ask('/api/ip-address', { ipAddress: '192.0.2.7' })).toEqual({ ipAddress: '192.0.2.7' });
});

test('HT-04 /api/visit-tracker gives a number that is new each time and kept nowhere', async () => {
  const setCookie = vi.fn<ApiCall['setCookie']>();
  const [one, two] = [await ask('/api/visit-tracker', { setCookie }), await ask('/api/visit-tracker', { setCookie })];
  expect(one).toEqual({ visitId: expect.stringMatching(/^[\da-f-]{36}$/) as string });
  expect(one).not.toEqual(two);
  expect(setCookie).not.toHaveBeenCalled();
});
