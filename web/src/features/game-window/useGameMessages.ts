import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { FrameAdapter, FrameEvent } from './frameAdapter.ts';
import { isSilent } from './gameMessages.ts';
import { createMessageAllowance } from './messageAllowance.ts';

interface GameMessagesOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Null before a frame opens. */
  adapter: FrameAdapter | null;
  gameGroupId: number;
  /** Whether a frame is open whose silence means something. */
  isRunning: boolean;
  onEvent: (event: FrameEvent) => void;
}

const checkIntervalMs = 5000;

/** GM-08: follows the game's messages, updates `heartbeatStatus`, and sends a closing message when the window closes. */
export function useGameMessages({ frame, adapter, gameGroupId, isRunning, onEvent }: GameMessagesOptions): void {
  const handler = useRef(onEvent);
  const lastMessageAt = useRef(0);
  useEffect(() => {
    handler.current = onEvent;
  });
  useEffect(() => {
    if (adapter === null) return undefined;
    const isAllowed = createMessageAllowance();
    const onMessage = (message: MessageEvent<unknown>) => {
      const isFromFrame = message.source !== null && message.source === frame.current?.contentWindow;
      const now = performance.now();
      if (!isFromFrame || !isAllowed(now)) return;
      const event = adapter.read({ origin: message.origin, isFromFrame, data: message.data });
      if (event === null) return;
      lastMessageAt.current = now;
      if (gamesStore.getState().heartbeatStatus === 'lost') gamesStore.setState({ heartbeatStatus: 'alive' });
      handler.current(event);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, adapter]);
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
      const message = adapter?.write(closingCommand);
      if (adapter && message !== undefined) frame.current?.contentWindow?.postMessage(message, adapter.origin);
    },
    [frame, adapter, gameGroupId],
  );
}
