import { gameFrameCommand, type GameFrameCommand, type GameFrameEvent } from '@foyer/contract/gameFrame';
import * as v from 'valibot';

/** An event without what every event carries. */
type Told = GameFrameEvent extends infer E
  ? E extends GameFrameEvent
    ? Omit<E, 'foyer' | 'gameGroupId'>
    : never
  : never;

export interface GameWindow {
  tell(event: Told): void;
  stop(): void;
}

const heartbeatMs = 5_000;

/**
 * The line to the window around the game. Without a known parent origin nothing is sent and nothing is heard: the
 * target origin is never a wildcard, and a command counts only from that origin, that window and in the agreed shape.
 */
export function connectGameWindow({
  gameGroupId,
  parentOrigin,
  hear,
}: {
  gameGroupId: number;
  parentOrigin: string | null;
  hear: (command: GameFrameCommand) => void;
}): GameWindow {
  const parent = window.parent === window ? null : window.parent;
  const tell = (event: Told): void => {
    if (parent && parentOrigin !== null) parent.postMessage({ foyer: 1, gameGroupId, ...event }, parentOrigin);
  };
  const listen = ({ source, origin, data }: MessageEvent): void => {
    if (parent === null || source !== parent || origin !== parentOrigin) return;
    const command = v.safeParse(gameFrameCommand, data);
    if (command.success && command.output.gameGroupId === gameGroupId) hear(command.output);
  };
  window.addEventListener('message', listen);
  const beat = setInterval(() => tell({ type: 'heartbeat' }), heartbeatMs);
  return {
    tell,
    stop() {
      clearInterval(beat);
      window.removeEventListener('message', listen);
    },
  };
}
