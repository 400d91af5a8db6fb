import type { Culture } from '@foyer/contract/identifiers';
import type * as v from 'valibot';
import type { GameShellMessages } from './gameShellMessages.ts';

/**
 * What a kind of game and the frame around it promise each other.
 *
 * The shell (`gameFrame.ts`) opens the session, loads the engine's view from `gameViews.ts`, and owns everything that all
 * games share: title, play-money mark, balance and win, rules dialog, lost connections, the line to the game window, the
 * shortest time of a round. A table draws its game, lets the player choose, and asks the shell for rounds. Its files are
 * in a folder of its own (`platform/src/blackjack/frame/`), which exports one `table`:
 *
 *     export const table: GameViewModule<Setup, Bet, Move, Shown> = { setup, bet, shown, createView: createBlackjackView };
 *
 *     function createBlackjackView(shell: GameShell<Setup, Bet, Move, Shown>): GameView<Shown> {
 *       const stepper = createStakeStepper(shell, shell.setup.stakes, shell.lastBet?.stake);
 *       const deal = element('button', { type: 'button', class: 'play-button' }, messages[shell.culture].deal);
 *       deal.addEventListener('click', async () => {
 *         const round = await shell.begin({ stake: stepper.stake() }, stepper.stake());
 *         if (!round) return;                         // was refused, and the shell has said why
 *         await lay(round.shown);                     // the table's own show; short or still when shell.stillness()
 *         await shell.shown(round, sentenceOf(round)); // hands the table to the player, or ends the round
 *       });
 *       return {
 *         view, stake: stepper.view, controls,
 *         setPhase(phase) { stepper.setPhase(phase); … },
 *         show(round) { layAtOnce(round.shown); return sentenceOf(round); },
 *         press(key) { … return true when the key does something here },
 *         keys: messages[shell.culture].keys,
 *       };
 *     }
 *
 * Every press goes through `begin` or `move`, so a press in the wrong phase does nothing: the shell answers null.
 */
export interface GameViewModule<Setup = unknown, Bet = unknown, Move = unknown, Shown = unknown> {
  /** Shapes of what the engine's `setup` and `show` answer and of a bet, checked as they come from the server. */
  readonly setup: v.GenericSchema<unknown, Setup>;
  readonly bet: v.GenericSchema<unknown, Bet>;
  readonly shown: v.GenericSchema<unknown, Shown>;
  createView(shell: GameShell<Setup, Bet, Move, Shown>): GameView<Shown>;
}

/**
 * `betting`: a round may begin. `waiting`: the server is asked, the table is moving, or the shortest time of the round
 * runs. `deciding`: the round is open and waits for a move.
 */
export type GamePhase = 'betting' | 'waiting' | 'deciding';

export interface ViewRound<Shown = unknown> {
  readonly roundId: string;
  /** Minor units put at stake so far. */
  readonly stake: number;
  /** Minor units of the whole round, with what jackpots paid; null while the player has to decide. */
  readonly win: number | null;
  /** The part of it that jackpots paid. The shell says it; a table need not. */
  readonly jackpotWin: number;
  /** What the engine's `show` says. */
  readonly shown: Shown;
}

/** What a table is given. All amounts are minor units of the player's currency. */
export interface GameShell<Setup = unknown, Bet = unknown, Move = unknown, Shown = unknown> {
  readonly setup: Setup;
  /** The bet of the player's newest round in this game, to begin with or to offer again. */
  readonly lastBet: Bet | null;
  readonly gameGroupId: number;
  readonly culture: Culture;
  readonly messages: GameShellMessages;
  /** Address of one of the ten pictures of the game's theme, all loaded: `A` (best) to `H`, `W` and `S`. */
  picture(key: string): string;
  /** Minor units as money in the player's language and currency. */
  amount(minor: number): string;
  /** Free spins in this game that are left; the next rounds are these, at their own stake and at no cost. */
  freeSpins(): { readonly left: number; readonly stake: number } | null;
  /** What the player has, as last shown. */
  balance(): number;
  /** True where the player asked for less motion: show the result at once. Ask anew each time. */
  stillness(): boolean;

  /**
   * Asks for a round, and again until there is an answer: one key per call of this function, so nothing is paid twice.
   * `stake` is what the bet costs, shown as taken at once. Null when there is no round; the shell has said why and the
   * phase is `betting` again, so put away what was shown in advance.
   */
  begin(bet: Bet, stake: number): Promise<ViewRound<Shown> | null>;
  /** A move of the open round, in the same way; `stake` is what it adds (a doubled hand), nothing when left out. */
  move(move: Move, stake?: number): Promise<ViewRound<Shown> | null>;
  /**
   * To be called when an answer of `begin` or `move` lies on the table, with the outcome as one sentence.
   * An open round: the phase becomes `deciding` and the sentence is said. A finished one: sentence, win and balance are
   * shown and said, `glad` only where more came back than was staked (ON6), the window is told, and the phase becomes
   * `betting` after the shortest time of a round. Resolves then.
   */
  shown(round: ViewRound<Shown>, sentence: string): Promise<void>;

  /** The line under the table, while a round is shown. `glad` is for gains alone. */
  setNotice(text: string, tone?: 'plain' | 'glad' | 'worry'): void;
  /** What was won so far, while a round is shown. */
  setWin(minor: number): void;
  /** Says something to a screen reader. The outcome itself is said by `shown`. */
  announce(text: string): void;
}

/** What a table gives the shell. */
export interface GameView<Shown = unknown> {
  /** The game itself, between title and bar. Drawn in `--deep`, `--mid`, `--glow` and `--metal` of the game's palette. */
  readonly view: HTMLElement;
  /** Stands in the bar where the stake belongs: `createStakeStepper(…).view`, or `createFigure` for a sum of chips. */
  readonly stake: HTMLElement;
  /** The buttons that play, at the end of the bar. The one that begins a round has the class `play-button`. */
  readonly controls: HTMLElement;
  /** Buttons stay focusable (`aria-disabled`, not `disabled`), so that the keyboard does not lose its place. */
  setPhase(phase: GamePhase): void;
  /**
   * Lays a round at once that was begun earlier: one to go on with (`win` null), or one that was settled while nobody
   * looked. Also called when the server knows better than the table. Answers the sentence for it; the shell says it.
   */
  show(round: ViewRound<Shown>): string;
  /**
   * A key, as `KeyboardEvent.key`: true when it does something here. Held keys, keys with Alt, Ctrl or Meta, and keys in
   * dialogs never arrive (a held key must not play by itself, UK7); Space and Enter on a button are left to the button.
   */
  press(key: string): boolean;
  /** Shows in a way of its own how long the next round has to wait; without it a line runs out under the bar. */
  countDown?(ms: number): void;
  /** Which keys there are, for the rules dialog. */
  readonly keys: string;
  /** What the rules dialog shows above the rules, made anew each time it opens: pay tables at the chosen stake. */
  facts?(): readonly Node[];
}
