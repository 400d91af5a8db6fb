import { singleSession } from '@foyer/contract/broker';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

/**
 * AU-14: whether a word on the topic `single-session` ends the session of this tab. The tab that just logged in hears
 * its own word too, and stays. Only an open session can say it, and a login closes the others: a word of an older
 * session cannot come after that of a newer one.
 * @param ownGuid null where the tab does not know its session's
 */
export function endsThisSession(content: unknown, ownGuid: string | null): boolean {
  const read = v.safeParse(singleSession, content);
  return read.success && ownGuid !== null && read.output.guId !== ownGuid;
}

/** What the player is told once their session went to another tab or device: null while there is nothing to tell. */
export const otherSessionStore = createStore<{ notice: null | { wasPlaying: boolean } }>(() => ({ notice: null }));
