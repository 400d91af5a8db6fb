import { afterEach, expect, test, vi } from 'vitest';
import { followLandingConsent } from './followLandingConsent.browser.ts';
import { landingParameters } from './landingParameters.browser.ts';

afterEach(() => vi.restoreAllMocks());

const opened = (address: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceEntry]);
const attribution = ['btag', 'utm_source'];

test.each([
  ['https://regency.example/?btag=a%20b&utm_source=x&other=1', { btag: 'a b', utm_source: 'x' }],
  ['https://regency.example/help?utm_source=&btag=1', { btag: '1' }],
  [`https://regency.example/?btag=${'x'.repeat(201)}`, undefined],
  ['https://regency.example/?other=1', undefined],
  // The name that older browsers give the entry.
  ['document', undefined],
])('reads the configured parameters of %s', (address, parameters) => {
  opened(address);
  expect(landingParameters(attribution)).toEqual(parameters);
});

test('P1 CO-01 a landing goes to the server when marketing is allowed, and a withdrawal has it deleted', () => {
  opened('https://regency.example/?btag=1');
  const bodies: unknown[] = [];
  const api = {
    call: (_endpoint: unknown, { body }: { body: unknown }) => Promise.resolve(void bodies.push(body)),
  } as unknown as Parameters<typeof followLandingConsent>[0];
  let isAllowed = false;
  const onChange = followLandingConsent(api, attribution, () => isAllowed);
  onChange();
  expect(bodies).toEqual([]);
  isAllowed = true;
  onChange();
  onChange();
  isAllowed = false;
  onChange();
  expect(bodies).toEqual([{ parameters: { btag: '1' } }, { parameters: {} }]);
});

test('P1 without parameters nothing is sent', () => {
  opened('https://regency.example/');
  const call = vi.fn<() => void>();
  const api = { call } as unknown as Parameters<typeof followLandingConsent>[0];
  followLandingConsent(api, attribution, () => true)();
  expect(call).not.toHaveBeenCalled();
});
