import { expect, test } from 'vitest';
import { loadComplianceUrls } from './loadComplianceUrls.browser.ts';
import { initialSiteState, siteStore } from './siteStore.ts';

test('HT-07 loads the compliance links once, and retries after a failure', async () => {
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
