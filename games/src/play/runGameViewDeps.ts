import type { DialStep } from '@foyer/contract/dialSteps';
import type { GameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameSounds } from '../frame/gameSounds.ts';
import type { GameViewModule } from '../frame/gameView.ts';
import type { GameWindow } from './gameWindow.ts';
import type { RoundResponse, SessionResponse } from './playApi.ts';
import type { PlayResult } from './playSession.ts';
import type { Stage } from './stage.ts';

/** Server calls of this session. */
export interface SessionServer {
  begin(bet: unknown, clientRoundKey: string, isFree: boolean): Promise<PlayResult<RoundResponse>>;
  move(roundId: string, move: unknown, clientMoveKey: string): Promise<PlayResult<RoundResponse>>;
  resume(): Promise<PlayResult<SessionResponse>>;
  markSeen(roundId: string): Promise<unknown>;
}

export interface RunGameViewDeps {
  readonly module: GameViewModule;
  readonly session: SessionResponse;
  /** Validated result of the engine's `setup`. */
  readonly setup: unknown;
  readonly messages: GameShellMessages;
  readonly amount: (minor: number) => string;
  readonly stage: Pick<
    Stage,
    'lay' | 'setBalance' | 'setWin' | 'showWin' | 'setNotice' | 'setOutcome' | 'setPhase' | 'announce' | 'countDown'
  >;
  readonly gameWindow: Pick<GameWindow, 'postEvent'>;
  readonly server: SessionServer;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly prefersReducedMotion: () => boolean;
  /** The player's step of the dial. */
  readonly dialStep: () => DialStep;
  readonly picture: (key: string) => string;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** Pauses, but resolves early when the device comes online. */
  readonly pauseOrOnline: (ms: number) => Promise<void>;
  /** Resolves when the player chooses to retry. */
  readonly promptRetry: () => Promise<void>;
  /** Called when the session has ended and play is no longer possible. */
  readonly onEnded: (reason: 'sessionEnded' | 'playedElsewhere' | 'gameRecalled') => void;
}
