import type { GameFrameCommand, GameFrameEvent } from '@foyer/contract/gameFrame';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { isSilent, readFrameMessage } from './gameContact.ts';

interface ContactOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  gamesOrigin: string;
  gameGroupId: number;
  /** Whether there is a game to hear of. */
  isRunning: boolean;
  onEvent: (event: GameFrameEvent) => void;
}

const watchEveryMs = 5000;

/** GM-08: listens to the game in the frame, keeps `heartbeatStatus` true to it, and says goodbye when the window goes. */
export function useGameContact({ frame, gamesOrigin, gameGroupId, isRunning, onEvent }: ContactOptions): void {
  const handler = useRef(onEvent);
  const lastMessageAt = useRef(0);
  useEffect(() => {
    handler.current = onEvent;
  });
  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      const isFromFrame = message.source !== null && message.source === frame.current?.contentWindow;
      const event = readFrameMessage(
        { origin: message.origin, isFromFrame, data: message.data },
        gamesOrigin,
        gameGroupId,
      );
      if (event === null) return;
      lastMessageAt.current = performance.now();
      if (gamesStore.getState().heartbeatStatus === 'lost') gamesStore.setState({ heartbeatStatus: 'alive' });
      handler.current(event);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, gamesOrigin, gameGroupId]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const hear = () => {
      lastMessageAt.current = performance.now();
    };
    hear();
    const watch = window.setInterval(() => {
      if (!document.hidden && isSilent(lastMessageAt.current, performance.now()))
        gamesStore.setState({ heartbeatStatus: 'lost' });
    }, watchEveryMs);
    // Browsers slow down the timers of a page nobody looks at, the game's own too: silence counts from when it is seen again.
    document.addEventListener('visibilitychange', hear);
    return () => {
      window.clearInterval(watch);
      document.removeEventListener('visibilitychange', hear);
    };
  }, [isRunning]);
  // Before the frame is taken out of the document, not after.
  useLayoutEffect(
    () => () => {
      const goodbye: GameFrameCommand = { foyer: 1, gameGroupId, type: 'closing' };
      // The frame that is there at the end is the one to tell.
      frame.current?.contentWindow?.postMessage(goodbye, gamesOrigin);
    },
    [frame, gamesOrigin, gameGroupId],
  );
}
