import { gameFrameCommand, type GameFrameCommand, type GameFrameEvent } from '@foyer/contract/gameFrame';
import * as v from 'valibot';

/** An event without its envelope fields. */
type EventBody = GameFrameEvent extends infer E
  ? E extends GameFrameEvent
    ? Omit<E, 'foyer' | 'gameGroupId'>
    : never
  : never;

export interface GameWindow {
  postEvent(event: EventBody): void;
  stop(): void;
}

const heartbeatMs = 5_000;

/**
 * Connects to the parent window. Without a known parent origin, sends and receives nothing. The target origin is never
 * a wildcard, and a command counts only if origin, source window and shape match.
 */
export function connectGameWindow({
  gameGroupId,
  parentOrigin,
  onCommand,
}: {
  gameGroupId: number;
  parentOrigin: string | null;
  onCommand: (command: GameFrameCommand) => void;
}): GameWindow {
  const parent = window.parent === window ? null : window.parent;
  const postEvent = (event: EventBody): void => {
    if (parent && parentOrigin !== null) parent.postMessage({ foyer: 1, gameGroupId, ...event }, parentOrigin);
  };
  const listen = ({ source, origin, data }: MessageEvent): void => {
    if (parent === null || source !== parent || origin !== parentOrigin) return;
    const command = v.safeParse(gameFrameCommand, data);
    if (command.success && command.output.gameGroupId === gameGroupId) onCommand(command.output);
  };
  window.addEventListener('message', listen);
  const heartbeatTimer = setInterval(() => postEvent({ type: 'heartbeat' }), heartbeatMs);
  return {
    postEvent,
    stop() {
      clearInterval(heartbeatTimer);
      window.removeEventListener('message', listen);
    },
  };
}
