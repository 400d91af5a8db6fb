import * as v from 'valibot';
import { gameGroupId } from './identifiers.ts';
import { minorUnits } from './money.ts';

/**
 * Messages between the game in its frame and the game window around it, by `postMessage`.
 * Both sides check the origin, the source window and the shape; the target origin is always named.
 * `foyer` marks our messages and carries the protocol's version.
 */
const marked = { foyer: v.literal(1), gameGroupId };

/** From the game to the window. */
export const gameFrameEvent = v.variant('type', [
  /** The game can be played. */
  v.object({ ...marked, type: v.literal('ready') }),
  v.object({ ...marked, type: v.literal('roundStarted'), roundId: v.string() }),
  /** A round waits for the player's next decision, after a reload too; `stake` is what it has cost so far. */
  v.object({ ...marked, type: v.literal('roundOpen'), roundId: v.string(), stake: minorUnits }),
  /** A round is settled; `balance` is the player's real balance after it. */
  v.object({
    ...marked,
    type: v.literal('roundEnded'),
    roundId: v.string(),
    stake: minorUnits,
    win: minorUnits,
    balance: minorUnits,
  }),
  v.object({ ...marked, type: v.literal('heartbeat') }),
  /**
   * The game cannot go on; `reason` says why in the contract's words. `playedElsewhere`: the market allows one game at a
   * time (UK8, ON6) and a newer one was opened, in another tab or on another device.
   */
  v.object({
    ...marked,
    type: v.literal('failed'),
    reason: v.picklist([
      'launchTokenRefused',
      'sessionEnded',
      'playedElsewhere',
      'insufficientFunds',
      'serviceUnavailable',
    ]),
  }),
  /** The player pressed the game's own way out. */
  v.object({ ...marked, type: v.literal('exitRequested') }),
]);
export type GameFrameEvent = v.InferOutput<typeof gameFrameEvent>;

/** From the window to the game. */
export const gameFrameCommand = v.variant('type', [
  /** The window is about to go; the game finishes or parks the round. */
  v.object({ ...marked, type: v.literal('closing') }),
  v.object({ ...marked, type: v.literal('balanceChanged'), balance: minorUnits }),
]);
export type GameFrameCommand = v.InferOutput<typeof gameFrameCommand>;
