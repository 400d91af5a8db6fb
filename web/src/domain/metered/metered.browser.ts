import { meteredSession } from '@foyer/contract/metered';
import type { MeteredTopic } from '@foyer/contract/metered';
import * as v from 'valibot';
import { success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import type { Visit } from '../../services/market/visit.ts';
import { onLogin } from '../../services/session/sessionEvents.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import type { BrowserStorage } from '../../services/storage/browserStorage.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { createMeter } from './meter.ts';
import type { Meter, StoredText } from './meter.ts';
import { fetchIsGameMetered, endMeter, startMeter } from './meteredApi.ts';

let current: Meter | null = null;

/** Returns this tab's meter. */
export function meter(): Meter {
  if (current === null) throw new Error('The meter was not started.');
  return current;
}

/**
 * Handles a message of the real-time connection on a topic of metered play. Only its content is passed (RT-06);
 * malformed content is ignored.
 */
export function onMeteredMessage(topic: MeteredTopic, content: unknown): void {
  const read = v.safeParse(meteredSession, content);
  if (read.success) current?.onMessage(topic, read.output);
}

function storedText(storage: BrowserStorage, key: string): StoredText {
  return {
    get: () => storage.get(key),
    set: (text) => void (text === null ? storage.remove(key) : storage.set(key, text)),
  };
}

/** A duplicated tab has a copy of a session that still runs in the original; only a reloaded tab owned its session. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** GM-07. Starts before the game launcher, which uses the meter. */
export const meteredStart = {
  name: 'metered play',
  when: 'atOnce' as const,
  start({ api, page }: { api: ApiClient; page: { getState(): { readonly visit: Visit } } }) {
    const { visit } = page.getState();
    const made = createMeter({
      fetchIsMetered: async ({ moduleId, clientId }) =>
        isOff(visit, 'metered')
          ? success({ isGameMetered: false })
          : api.call(
              fetchIsGameMetered,
              { params: { moduleId: String(moduleId), clientId: String(clientId) } },
              { token: currentUserToken() },
            ),
      start: (picker) => api.call(startMeter, { body: picker }, { token: currentUserToken() }),
      end: (id) => api.call(endMeter, { params: { id } }, { keepalive: true }),
      running: storedText(tabStorage, storedKeys.meteredSession),
      ends: storedText(persistentStorage, persistentKeys.meteredEnds),
      // A login may bring the rules of another market.
      playWithoutMeter: () => page.getState().visit.playWithoutMeter,
    });
    current = made;
    if (wasReloaded()) made.reclaim();
    const resend = () => void made.resend();
    const leave = () => made.close({ canReconnect: true });
    const comeBack = (event: PageTransitionEvent) => void (event.persisted && made.reopen());
    const stopListening = onLogin(resend);
    resend();
    window.addEventListener('online', resend);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      made.close();
      stopListening();
      window.removeEventListener('online', resend);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  },
};
