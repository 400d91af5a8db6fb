import type { GameFrameCommand, GameFrameEvent } from '@foyer/contract/gameFrame';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { isSilent, readFrameMessage } from './gameContact.ts';

interface ContactOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  gamesOrigin: string;
  gameGroupId: number;
  onEvent: (event: GameFrameEvent) => void;
}

/** Listens to the game in the frame, keeps `heartbeatStatus` true to it, and says goodbye when the window goes. */
export function useGameContact({ frame, gamesOrigin, gameGroupId, onEvent }: ContactOptions): void {
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  });
  useEffect(() => {
    let lastHeardAt = performance.now();
    const contentWindow = () => frame.current?.contentWindow ?? null;
    const onMessage = (message: MessageEvent<unknown>) => {
      const isFromFrame = message.source !== null && message.source === contentWindow();
      const event = readFrameMessage({ origin: message.origin, isFromFrame, data: message.data }, gamesOrigin, gameGroupId);
      if (event === null) return;
      lastHeardAt = performance.now();
      gamesStore.setState({ heartbeatStatus: 'alive' });
      handler.current(event);
    };
    const watch = window.setInterval(() => {
      if (isSilent(lastHeardAt, performance.now())) gamesStore.setState({ heartbeatStatus: 'lost' });
    }, 5000);
    window.addEventListener('message', onMessage);
    return () => {
      window.clearInterval(watch);
      window.removeEventListener('message', onMessage);
      const goodbye: GameFrameCommand = { foyer: 1, gameGroupId, type: 'closing' };
      contentWindow()?.postMessage(goodbye, gamesOrigin);
    };
  }, [frame, gamesOrigin, gameGroupId]);
}
