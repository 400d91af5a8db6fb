import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { meterStore } from './meter.ts';
import { onMeteredMessage, meter, meteredStart } from './metered.browser.ts';
import { noMeter } from './meterState.ts';

const id = 'a'.repeat(22);
const session = { id, gameGroupId: 7, startedAt: 1, endedAt: null, staked: 0, won: 0 };
let sent: { path: string; keepalive: boolean }[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  sent = [];
  tabStorage.clear();
  persistentStorage.clear();
  meterStore.setState(noMeter, true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, keepalive: init.keepalive === true });
    return Response.json(path.endsWith('/end') ? { ...session, endedAt: 9 } : session);
  });
  stop = meteredStart.start({
    api: createApiClient(),
    page: { getState: () => ({ visit: visitFixture() }) },
  });
});
afterEach(() => stop());

test('GM-07 RT-06 passes real-time messages to the meter and ignores malformed ones', async () => {
  await meter().open('metered', { moduleId: 1, clientId: 2 });
  onMeteredMessage('mpd', session);
  expect(meterStore.getState()).toMatchObject({ phase: 'open', life: 'presumedDead' });
  for (const content of [null, 'mdd', { ...session, staked: 0.5 }, { id }]) onMeteredMessage('mdd', content);
  expect(meterStore.getState()).toMatchObject({ phase: 'open' });
  onMeteredMessage('mdd', { ...session, endedAt: 9 });
  expect(meterStore.getState()).toMatchObject({ phase: 'closed', why: 'declaredDead' });
});

test('GM-07 stores a pending end when the page is hidden, and sends it with keepalive', async () => {
  await meter().open('metered', { moduleId: 1, clientId: 2 });
  window.dispatchEvent(new Event('pagehide'));
  expect(persistentStorage.get('foyer-metered-ends')).toBe(JSON.stringify([id]));
  expect(sent.at(-1)).toEqual({ path: `/api/metered/${id}/end`, keepalive: true });
});

test('GM-07 plays unmetered and asks no service while metering is off', async () => {
  stop();
  const visit = visitFixture({ playWithoutMeter: true, off: ['metered'] });
  stop = meteredStart.start({ api: createApiClient(), page: { getState: () => ({ visit }) } });
  sent = [];
  expect(await meter().check({ moduleId: 1, clientId: 2 })).toBe('free');
  expect(sent).toEqual([]);
});
