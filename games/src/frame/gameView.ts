import type { Culture } from '@foyer/contract/ids';
import type * as v from 'valibot';
import type { GameShellMessages } from './gameShellMessages.ts';
import type { ViewSound } from './soundRecipes.ts';
import type { WinPresentation } from './winPresentation.ts';

/**
 * Interface between a kind of game and the frame around it.
 *
 * The shell (`gameFrame.ts`) opens the session, loads the engine's view from `gameViews.ts`, and owns everything that all
 * games share: title, play-money mark, balance and win, rules dialog, lost connections, messages to the game window, and
 * the minimum round time. A view draws its game, lets the player choose, and requests rounds from the shell. Its files
 * are in its own folder (`games/src/engines/blackjack/frame/`), which exports one `gameView`:
 *
 *     export const gameView: GameViewModule<Setup, Bet, Move, Shown> = { setup, bet, shown, createView: createBlackjackView };
 *
 *     function createBlackjackView(shell: GameShell<Setup, Bet, Move, Shown>): GameView<Shown> {
 *       const stepper = createStakeStepper(shell, shell.setup.stakes, shell.lastBet?.stake);
 *       const deal = element('button', { type: 'button', class: 'play-button' }, messages[shell.culture].deal);
 *       deal.addEventListener('click', async () => {
 *         const round = await shell.begin({ stake: stepper.stake() }, stepper.stake());
 *         if (!round) return;                         // refused; the shell has shown the reason
 *         await animate(round.shown);                 // the view's own animation; none if the player prefers less motion
 *         await shell.shown(round, sentenceOf(round)); // lets the player decide, or ends the round
 *       });
 *       return {
 *         view, stake: stepper.view, controls,
 *         setPhase(phase) { stepper.setPhase(phase); … },
 *         show(round) { draw(round.shown); return sentenceOf(round); },
 *         press(key) { … return true if the key did something },
 *         keys: messages[shell.culture].keys,
 *       };
 *     }
 *
 * Every press goes through `begin` or `move`. In the wrong phase these do nothing and return null.
 */
export interface GameViewModule<Setup = unknown, Bet = unknown, Move = unknown, Shown = unknown> {
  /** Schemas of a bet and of the results of the engine's `setup` and `show`, which validate server responses. */
  readonly setup: v.GenericSchema<unknown, Setup>;
  readonly bet: v.GenericSchema<unknown, Bet>;
  readonly shown: v.GenericSchema<unknown, Shown>;
  createView(shell: GameShell<Setup, Bet, Move, Shown>): GameView<Shown>;
  /**
   * Returns the keys that repeat a bet or a move of the player, for the replay of a round. Without it, a space repeats
   * everything.
   */
  replayKeys?(choice: unknown): readonly string[];
  /** Returns how long the view draws a round, in milliseconds. Without it, no round takes longer than six seconds. */
  drawingMs?(shown: Shown): number;
}

/**
 * `betting`: a round may begin. `waiting`: a request or an animation is in progress, or the minimum round time is
 * running. `deciding`: the open round waits for a move.
 */
export type GamePhase = 'betting' | 'waiting' | 'deciding';

export interface ViewRound<Shown = unknown> {
  readonly roundId: string;
  /** Total stake so far, in minor units. */
  readonly stake: number;
  /** Payout of the whole round including jackpots, in minor units; null while the player has a decision. */
  readonly win: number | null;
  /** Part of the win that jackpots paid. The shell announces it; a view need not. */
  readonly jackpotWin: number;
  /** Result of the engine's `show`. */
  readonly shown: Shown;
}

/** Interface that a view receives. All amounts are minor units of the player's currency. */
export interface GameShell<Setup = unknown, Bet = unknown, Move = unknown, Shown = unknown> {
  readonly setup: Setup;
  /** Bet of the player's newest round in this game, to start with or to repeat. */
  readonly lastBet: Bet | null;
  readonly gameGroupId: number;
  readonly culture: Culture;
  readonly messages: GameShellMessages;
  /** Returns the URL of one of the ten preloaded pictures of the game's theme: `A` (best) to `H`, `W` and `S`. */
  picture(key: string): string;
  /** Formats minor units in the player's language and currency. */
  amount(minor: number): string;
  /** Free spins left in this game. The next rounds use them, at their own stake and at no cost. */
  freeSpins(): { readonly left: number; readonly stake: number } | null;
  /** Balance as last shown. */
  balance(): number;
  /** Returns true if the player prefers reduced motion: show results without animation. Call each time. */
  prefersReducedMotion(): boolean;

  /**
   * Begins a round, retrying with one idempotency key until the server responds, so that nothing is paid twice. Shows
   * `stake`, the cost of the bet, as deducted immediately. Returns null if there is no round: the shell has shown the
   * reason and the phase is `betting` again, so remove anything shown in advance.
   */
  begin(bet: Bet, stake: number): Promise<ViewRound<Shown> | null>;
  /**
   * Sends a move of the open round in the same way. `stake` is what the move adds (a doubled hand); defaults to zero.
   */
  move(move: Move, stake?: number): Promise<ViewRound<Shown> | null>;
  /**
   * Lets the next round begin, after the minimum round time, while the view is still showing this finished one: several
   * balls fall at once. Call `shown` for each round as usual. Does nothing where the market allows one round at a time.
   */
  release(round: ViewRound<Shown>): void;
  /**
   * Call when the view has shown a result of `begin` or `move`, with the outcome as one sentence. For an open round,
   * sets the phase to `deciding` and announces the sentence. For a finished round, shows and announces sentence, win
   * and balance, notifies the game window, and sets the phase to `betting` after the minimum round time. Only a win
   * above the stake is shown as a gain (ON6). Resolves in the new phase.
   */
  shown(round: ViewRound<Shown>, sentence: string): Promise<void>;

  /**
   * Returns how a payout may be shown. Every glow of a view follows it, also for a part of a round, whose stake is that
   * of the whole round. The shell plays the sound of the win and counts the amount up in `shown`.
   */
  present(round: Pick<ViewRound, 'stake' | 'win'>): WinPresentation;
  /**
   * Returns how a trigger of a feature, such as free spins, may be shown. No stake has paid for it, and the round may
   * still lose, so only a market with full celebration shows it as more than a plain line (UK9, ON5, ON6).
   */
  presentFeature(): WinPresentation;
  /** Plays a sound if the player turned sound on. The shell plays `press` and the sounds of wins itself. */
  playSound(name: ViewSound): void;
  /** Sets the line below the game while a round is shown. `glad` is for gains only. */
  setNotice(text: string, tone?: 'plain' | 'glad' | 'worry'): void;
  /** Shows the win so far while a round is shown. */
  setWin(minor: number): void;
  /** Announces text to screen readers. `shown` announces the outcome itself. */
  announce(text: string): void;
}

/** Interface that a view provides to the shell. */
export interface GameView<Shown = unknown> {
  /** The game between title and bar, in the palette colours `--deep`, `--mid`, `--glow` and `--metal`. */
  readonly view: HTMLElement;
  /** Stake control of the bar: `createStakeStepper(…).view`, or `createFigure` for a sum of chips. */
  readonly stake: HTMLElement;
  /** Action buttons at the end of the bar. The button that begins a round has the class `play-button`. */
  readonly controls: HTMLElement;
  /** Buttons stay focusable (`aria-disabled`, not `disabled`), so that keyboard users keep their place. */
  setPhase(phase: GamePhase): void;
  /**
   * Shows an earlier round without animation: one to continue (`win` null), or one that settled unseen. Also called
   * when the server's state replaces that of the view. Returns the outcome sentence, which the shell announces.
   */
  show(round: ViewRound<Shown>): string;
  /**
   * Handles a key (`KeyboardEvent.key`) and returns whether it did anything. Never called for held keys, keys with Alt,
   * Ctrl or Meta, and keys in dialogs (a held key must not play by itself, UK7). Space and Enter on a focused button
   * are left to the button.
   */
  press(key: string): boolean;
  /** Shows the wait until the next round in the view's own way. Without it, a line below the bar runs out. */
  countDown?(ms: number): void;
  /** Description of the keys, for the rules dialog. */
  readonly keys: string;
  /** Content above the rules in the rules dialog, recreated each time it opens: pay tables at the chosen stake. */
  facts?(): readonly Node[];
}
