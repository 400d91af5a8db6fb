import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { groupsUpdated } from '../../services/consent/consentState.browser.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import type { PageModel } from '../page/pageModel.ts';
import { createPageStore } from '../pageStore.ts';
import { analytics } from './analytics.browser.ts';

const started = vi.hoisted(() => [] as { wasDenied: boolean; inspected: string | null }[]);
vi.mock('./startAnalytics.browser.ts', () => ({
  startAnalytics: async (_context: object, wasDenied: boolean, inspected: string | null) => {
    started.push({ wasDenied, inspected });
  },
}));

const consent = vi.hoisted(() => ({ groups: [] as string[] }));
vi.mock(import('../../services/consent/consentState.browser.ts'), async (original) => ({
  ...(await original()),
  isAllowed: (group) => consent.groups.includes(group),
}));

let stop: (() => void) | void;
function start(): void {
  const visit = visitFixture();
  stop = analytics.start({
    api: createApiClient(),
    navigation: { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() },
    t: (key) => key,
    startPlayerItems: async () => undefined,
    leaveForProvider: async () => undefined,
    visit,
    page: createPageStore({} as PageModel, visit, new Map()),
    audience: () => ({ loginState: 'Logged-Out', access: 'full', marketId: 'uk' }),
    followFlags: () => () => undefined,
  });
}
const loaded = () => vi.waitFor(() => expect(started.length).toBeGreaterThan(0));

beforeEach(() => {
  consent.groups = [];
});
afterEach(() => {
  stop?.();
  started.length = 0;
});

test('AN-04 analytics loads in idle time with consent', async () => {
  consent.groups = ['C0004'];
  start();
  await loaded();
  expect(started).toEqual([{ wasDenied: false, inspected: null }]);
});

test.each(['pointerdown', 'keydown'])('AN-04 without consent analytics loads at the first %s, once', async (type) => {
  start();
  window.dispatchEvent(new CustomEvent(groupsUpdated));
  await vi.dynamicImportSettled();
  expect(started).toEqual([]);
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  await loaded();
  consent.groups = ['C0002'];
  window.dispatchEvent(new CustomEvent(groupsUpdated));
  expect(started).toEqual([{ wasDenied: true, inspected: null }]);
});

test('AN-04 analytics loads with a consent from elsewhere', async () => {
  start();
  consent.groups = ['C0002'];
  window.dispatchEvent(new CustomEvent(groupsUpdated));
  await loaded();
  expect(started).toEqual([{ wasDenied: true, inspected: null }]);
});
