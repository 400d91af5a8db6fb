import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/apiClient.browser.ts';
import type { Visit } from '../../market/visit.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { onMeteredMessage, meter, meteredStart } from './metered.browser.ts';
import { noMeter } from './meterState.ts';
import { meterStore } from './meterStore.ts';

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
  stop = meteredStart.start({ api: createApiClient(), visit: { playWithoutMeter: false } as Visit });
});
afterEach(() => stop());

test('GM-07 RT-06 the real-time connection hands messages over; what has another shape changes nothing', async () => {
  await meter().open('metered', { moduleId: 1, clientId: 2 });
  onMeteredMessage('mpd', session);
  expect(meterStore.getState()).toMatchObject({ phase: 'open', life: 'presumedDead' });
  for (const content of [null, 'mdd', { ...session, staked: 0.5 }, { id }]) onMeteredMessage('mdd', content);
  expect(meterStore.getState()).toMatchObject({ phase: 'open' });
  onMeteredMessage('mdd', { ...session, endedAt: 9 });
  expect(meterStore.getState()).toMatchObject({ phase: 'closed', why: 'declaredDead' });
});

test('GM-07 a page that goes away sends the end so that it arrives, and notes it first', async () => {
  await meter().open('metered', { moduleId: 1, clientId: 2 });
  window.dispatchEvent(new Event('pagehide'));
  expect(persistentStorage.get('foyer-metered-ends')).toBe(JSON.stringify([id]));
  expect(sent.at(-1)).toEqual({ path: `/api/metered/${id}/end`, keepalive: true });
});
