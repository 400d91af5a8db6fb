import type { GameFrameCommand, GameFrameEvent } from '@foyer/contract/gameFrame';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { isSilent, readFrameMessage } from './gameMessages.ts';

interface GameMessagesOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  gamesOrigin: string;
  gameGroupId: number;
  /** Whether a frame is open. */
  isRunning: boolean;
  onEvent: (event: GameFrameEvent) => void;
}

const checkIntervalMs = 5000;

/** GM-08: follows the game's messages, updates `heartbeatStatus`, and sends a closing message when the window closes. */
export function useGameMessages({ frame, gamesOrigin, gameGroupId, isRunning, onEvent }: GameMessagesOptions): void {
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
    const restartIdleTimer = () => {
      lastMessageAt.current = performance.now();
    };
    restartIdleTimer();
    const timer = window.setInterval(() => {
      if (!document.hidden && isSilent(lastMessageAt.current, performance.now()))
        gamesStore.setState({ heartbeatStatus: 'lost' });
    }, checkIntervalMs);
    // Browsers throttle timers of hidden pages, including the game's own; the idle timeout restarts when the page
    // becomes visible.
    document.addEventListener('visibilitychange', restartIdleTimer);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', restartIdleTimer);
    };
  }, [isRunning]);
  // A layout effect runs before the frame is removed from the document.
  useLayoutEffect(
    () => () => {
      const closingCommand: GameFrameCommand = { foyer: 1, gameGroupId, type: 'closing' };
      // The frame at the time of cleanup is the right recipient.
      frame.current?.contentWindow?.postMessage(closingCommand, gamesOrigin);
    },
    [frame, gamesOrigin, gameGroupId],
  );
}
