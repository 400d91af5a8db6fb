import { expect, test } from 'vitest';
import { loadComplianceUrls } from './complianceUrls.browser.ts';
import { initialSiteState } from './siteState.ts';
import { siteStore } from './siteStore.ts';

test('HT-07 the market’s links come into the Site slice once; a failure keeps what is there and is asked for again', async () => {
  const urls = { ...initialSiteState.complianceUrls, help: { Url: '/help', Name: 'Help' } };
  const responses = [
    { ok: false, failure: { kind: 'network' } },
    { ok: true, value: urls },
  ] as const;
  let calls = 0;
  const api = { call: () => Promise.resolve(responses[calls++]) } as unknown as Parameters<
    typeof loadComplianceUrls
  >[0];
  expect(await loadComplianceUrls(api)).toBe(false);
  expect(siteStore.getState().complianceUrls).toEqual(initialSiteState.complianceUrls);
  expect(await loadComplianceUrls(api)).toBe(true);
  expect(siteStore.getState().complianceUrls).toEqual(urls);
  await loadComplianceUrls(api);
  expect(calls).toBe(2);
});
