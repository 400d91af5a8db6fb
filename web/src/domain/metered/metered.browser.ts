import { meteredSession } from '@foyer/contract/metered';
import type { MeteredTopic } from '@foyer/contract/metered';
import * as v from 'valibot';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { Visit } from '../../market/visit.ts';
import { onLogin } from '../../session/sessionEvents.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import type { BrowserStorage } from '../../storage/browserStorage.browser.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { createMeter } from './meter.ts';
import type { Meter, StoredText } from './meter.ts';
import { fetchIsGameMetered, endMeter, startMeter } from './meteredApi.ts';

let current: Meter | null = null;

/** The one meter of this tab. */
export function meter(): Meter {
  if (current === null) throw new Error('The meter was not started.');
  return current;
}

/**
 * For the real-time connection: hands over a message of one of the topics of metered play. Only its content travels
 * (RT-06); what does not have its shape is nobody's word.
 */
export function onMeteredMessage(topic: MeteredTopic, content: unknown): void {
  const read = v.safeParse(meteredSession, content);
  if (read.success) current?.hear(topic, read.output);
}

function kept(storage: BrowserStorage, key: string): StoredText {
  return {
    get: () => storage.get(key),
    set: (text) => void (text === null ? storage.remove(key) : storage.set(key, text)),
  };
}

/** A copied tab has the copy of a session that still runs in the first one; only a tab that was loaded again had it itself. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** GM-07. Before the game launcher, which asks for the meter. */
export const meteredStart = {
  name: 'metered play',
  when: 'atOnce' as const,
  start({ api, visit }: { api: ApiClient; visit: Visit }) {
    const made = createMeter({
      ask: ({ moduleId, clientId }) =>
        api.call(
          fetchIsGameMetered,
          { params: { moduleId: String(moduleId), clientId: String(clientId) } },
          { token: currentUserToken() },
        ),
      start: (picker) => api.call(startMeter, { body: picker }, { token: currentUserToken() }),
      end: (id) => api.call(endMeter, { params: { id } }, { keepalive: true }),
      running: kept(tabStorage, storedKeys.meteredSession),
      ends: kept(persistentStorage, persistentKeys.meteredEnds),
      playWithoutMeter: visit.playWithoutMeter,
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
