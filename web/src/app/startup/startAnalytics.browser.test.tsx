import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { groupsUpdated } from '../../services/consent/consentState.browser.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import type { PageModel } from '../page/pageModel.ts';
import { createPageStore } from '../pageStore.ts';
import { startAnalytics } from './startAnalytics.browser.ts';

const consent = vi.hoisted(() => ({ groups: [] as string[] }));
vi.mock(import('../../services/consent/consentState.browser.ts'), async (original) => ({
  ...(await original()),
  isAllowed: (group) => consent.groups.includes(group),
}));

const visit = visitFixture();
const model = { path: '/', status: 200, head: { title: 'Lobby' } } as PageModel;

let stop: (() => void) | undefined;
beforeEach(() => {
  consent.groups = [];
  window.dataLayer = [];
});
afterEach(() => {
  stop?.();
  delete window.dataLayer;
});

async function start() {
  const call = vi.fn<(endpoint: { name: string }, input: unknown) => Promise<unknown>>(async () =>
    success({ trackingVisit: 'BT1|BT2' }),
  );
  const page = createPageStore(model, visit, new Map());
  const api = { call } as unknown as ApiClient;
  stop = await startAnalytics({ api, page, t: (key) => key }, consent.groups.length === 0, null);
  const grant = (...groups: string[]) => {
    consent.groups = groups;
    window.dispatchEvent(new CustomEvent(groupsUpdated));
  };
  const view = (path: string) => page.setState({ model: { ...model, path } });
  return { calls: () => call.mock.calls.map(([{ name }]) => name), grant, view };
}

const lastTags = () => {
  const { bannerTag, bannerTag2 } =
    (window.dataLayer as { customerData: Record<string, unknown> }[]).at(-1)?.customerData ?? {};
  return [bannerTag, bannerTag2];
};

test('HT-04 AN-05 asks for the visit’s source once marketing is allowed, and its tags fill later events', async () => {
  const { calls, grant, view } = await start();
  grant('C0002');
  expect(calls()).toEqual([]);
  grant('C0002', 'C0004');
  grant('C0002', 'C0004');
  await vi.waitFor(() => expect(calls()).toEqual(['getVisitTracker']));
  view('/help');
  expect(lastTags()).toEqual(['BT1', 'BT2']);
  grant('C0002');
  view('/promotions');
  expect(lastTags()).toEqual(['', '']);
});

test('HT-04 asks for the visit’s source at the start where marketing is allowed', async () => {
  consent.groups = ['C0004'];
  const { calls } = await start();
  expect(calls()).toEqual(['getVisitTracker']);
});
