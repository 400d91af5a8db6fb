import * as v from 'valibot';
import { dialSteps } from './dialSteps.ts';
import { gameGroupId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';

/**
 * Messages between the framed game and the game window, by `postMessage`. Both sides check origin, source window and
 * shape; the target origin is always explicit, and the game learns it as `parentOriginParameter.ts` describes. `foyer` marks
 * these messages and carries the protocol version.
 */
const marked = { foyer: v.literal(1), gameGroupId };

/** From the game to the window. */
export const gameFrameEvent = v.variant('type', [
  /** The game is ready to play. */
  v.object({ ...marked, type: v.literal('ready') }),
  /** A round begins. */
  v.object({ ...marked, type: v.literal('roundStarted'), roundId: v.string() }),
  /** A round waits for the player's next decision, also after a reload; `stake` is its cost so far. */
  v.object({ ...marked, type: v.literal('roundOpen'), roundId: v.string(), stake: minorUnits }),
  /** A round is settled; `balance` is the resulting real balance. */
  v.object({
    ...marked,
    type: v.literal('roundEnded'),
    roundId: v.string(),
    stake: minorUnits,
    win: minorUnits,
    balance: minorUnits,
  }),
  /** The game still runs. */
  v.object({ ...marked, type: v.literal('heartbeat') }),
  /**
   * The game cannot continue; `reason` uses the contract's terms. `playedElsewhere`: the market allows one game at a
   * time (UK8, ON6) and a newer one was opened in another tab or on another device. `gameRecalled`: nobody may play the game
   * any more.
   */
  v.object({
    ...marked,
    type: v.literal('failed'),
    reason: v.picklist([
      'launchTokenRefused',
      'sessionEnded',
      'playedElsewhere',
      'gameRecalled',
      'insufficientFunds',
      'serviceUnavailable',
    ]),
  }),
  /**
   * The market allows one game at a time (UK8, ON6), and the player has an open round in another game: no round begins
   * here before that one ends.
   */
  v.object({ ...marked, type: v.literal('otherGameOpen'), openGameGroupId: gameGroupId }),
  /**
   * The player turned the game's sound on or off. The window stores the choice, because browsers may block a frame's
   * own storage.
   */
  v.object({ ...marked, type: v.literal('soundChanged'), isOn: v.boolean() }),
  /** The player pressed the game's own exit button. */
  v.object({ ...marked, type: v.literal('exitRequested') }),
]);
export type GameFrameEvent = v.InferOutput<typeof gameFrameEvent>;

/** From the window to the game. */
export const gameFrameCommand = v.variant('type', [
  /** The window is about to close; the game finishes or parks the round. */
  v.object({ ...marked, type: v.literal('closing') }),
  /** The real balance changed outside the game, as by a deposit. */
  v.object({ ...marked, type: v.literal('balanceChanged'), balance: minorUnits }),
  /**
   * The player's dial, sent once the game is ready and with each change. `isOn`: no motion, no sound, no celebration.
   * `step` is an extension: what the player chose, and at most what the market allows. Below `lively` a big win is shown
   * as any other.
   */
  v.object({ ...marked, type: v.literal('calmMode'), isOn: v.boolean(), step: v.optional(v.picklist(dialSteps)) }),
  /**
   * Stored choice of sound, sent once the game is ready. The game shows it at once, and plays from the player's next
   * press, because browsers refuse sound before.
   */
  v.object({ ...marked, type: v.literal('sound'), isOn: v.boolean() }),
]);
export type GameFrameCommand = v.InferOutput<typeof gameFrameCommand>;
