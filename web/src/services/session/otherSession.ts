import { singleSession } from '@foyer/contract/broker';
import * as v from 'valibot';
import { createStore } from '../../base/createStore.ts';

/**
 * AU-14: whether a message on the topic `single-session` ends this tab's session. The tab that logged in receives its
 * own message too, and stays. Only an open session can send it, and a login closes the others, so an older session's
 * message cannot arrive after a newer one's.
 * @param ownGuid null when the tab does not know its session's GUID
 */
export function endsThisSession(content: unknown, ownGuid: string | null): boolean {
  const read = v.safeParse(singleSession, content);
  return read.success && ownGuid !== null && read.output.guId !== ownGuid;
}

/** Notice after the player's session moved to another tab or device; null when there is none. */
export const otherSessionStore = createStore<{ notice: null | { wasPlaying: boolean } }>(() => ({ notice: null }));
