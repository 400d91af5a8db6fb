import * as v from 'valibot';
import { realtimeTabMessage } from './realtimeTabMessage.ts';
import type { RealtimeTabMessage } from './realtimeTabMessage.ts';

export interface TabShare {
  post(message: RealtimeTabMessage): void;
  stop(): void;
}

interface TabShareDeps {
  userId: number;
  /** From now on this tab holds the connection for all tabs of the player. */
  onLead(): void;
  onMessage(message: RealtimeTabMessage): void;
}

/**
 * One tab of a player's in this browser leads; when it goes another one follows. The browser's locks see to it, also
 * when a tab crashes. Where there are none every tab leads, and has a connection of its own.
 */
export function shareAmongTabs({ userId, onLead, onMessage }: TabShareDeps): TabShare {
  const name = `foyer-hub-${userId}`;
  const locks: LockManager | undefined = navigator.locks;
  const stopped = new AbortController();
  if (locks === undefined || typeof BroadcastChannel === 'undefined') {
    onLead();
    return { post: () => undefined, stop: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(realtimeTabMessage, data);
    if (read.success && !stopped.signal.aborted) onMessage(read.output);
  });
  const post = (message: RealtimeTabMessage) => {
    if (!stopped.signal.aborted) channel.postMessage(message);
  };
  post({ foyer: 1, kind: 'hello' });
  const lead = () =>
    new Promise<void>((resolve) => {
      if (stopped.signal.aborted) return resolve();
      stopped.signal.addEventListener('abort', () => resolve());
      onLead();
    });
  locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);
  return {
    post,
    stop() {
      stopped.abort();
      channel.close();
    },
  };
}
