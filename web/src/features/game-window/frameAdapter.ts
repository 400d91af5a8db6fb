import type { GameFrameCommand, GameFrameEvent } from '@foyer/contract/gameFrame';
import { readFrameMessage } from './gameMessages.ts';
import type { FrameMessage } from './gameMessages.ts';

/** What a frame tells the window; suppliers' games have three events more, without amounts. */
export type FrameEvent = GameFrameEvent | { readonly type: 'roundClosed' | 'balanceChanged' | 'realityCheck' };

/** How the window runs a frame and talks to it. */
export interface FrameAdapter {
  /** Value of the frame's `allow`. */
  readonly allow: string;
  /** Value of the frame's `sandbox`. */
  readonly sandbox: string;
  /** Fields of a form to post into the frame; null for an address that the frame opens. */
  readonly fields: Readonly<Record<string, string>> | null;
  readonly isReadyByLoad: boolean;
  /** Whether a game that says nothing for long is lost. */
  readonly hasHeartbeat: boolean;
  /** Where commands go. */
  readonly origin: string;
  /** Parses a message; null for one that says nothing to the window. */
  read(message: FrameMessage): FrameEvent | null;
  /** Message for a command; undefined if the game knows no such command. */
  write(command: GameFrameCommand): unknown;
}

export const baseSandbox = 'allow-scripts allow-same-origin';

/** The protocol of `contract/src/gameFrame.ts`. */
export function ownFrame(address: string, gameGroupId: number): FrameAdapter {
  const { origin } = new URL(address);
  return {
    allow: 'fullscreen; autoplay',
    sandbox: baseSandbox,
    fields: null,
    isReadyByLoad: false,
    hasHeartbeat: true,
    origin,
    read: (message) => readFrameMessage(message, origin, gameGroupId),
    write: (command) => command,
  };
}
