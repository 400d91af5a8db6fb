import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import { gameOpened, yieldsTo } from './singleGameLock.ts';
import type { GameOpened } from './singleGameLock.ts';

export interface SingleGameChannel {
  /** Announces that this tab launched a game: older games of the same player in other tabs end. */
  opened(userId: number): void;
  closed(): void;
  stop(): void;
}

/**
 * Announces games to other tabs of the browser at once. The platform enforces the rule across devices, and alone if no
 * channel is available.
 */
export function openSingleGameChannel(onYield: () => void): SingleGameChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { opened: () => undefined, closed: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel('foyer-game');
  const tab = uuid();
  let mine: GameOpened | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(gameOpened, data);
    if (!read.success || !yieldsTo(mine, read.output)) return;
    mine = null;
    onYield();
  });
  return {
    opened(userId) {
      const message: GameOpened = { foyer: 1, kind: 'gameOpened', userId, at: Date.now(), tab };
      mine = message;
      channel.postMessage(message);
    },
    closed() {
      mine = null;
    },
    stop: () => channel.close(),
  };
}
