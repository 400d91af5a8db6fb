import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { playedGame } from '@foyer/games/catalogue/playedGame';
import { engines as allEngines } from '@foyer/games/engines/engines';
import type { FreeSpinSource } from '@foyer/games/engines/freeSpinSource';
import type { Draw } from '@foyer/games/engines/gameEngine';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import { gameFrameFolder } from '../../kernel/frame/frameFiles.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Recalls } from '../games/recalls.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { playCalls, type PlayCallsDeps } from './playCalls.ts';
import { playFiles } from './playFiles.ts';
import { playSchema } from './playSchema.ts';
import { createRounds, type RoundsDeps } from './rounds.ts';

export interface PlayModuleDeps {
  readonly accounts: Pick<Accounts, 'spendLaunchToken' | 'isSessionOpen' | 'recordActivity'>;
  readonly wallet: Pick<Wallet, 'book' | 'realBalance'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  /** Observers of play, in call order. */
  readonly observers?: readonly RoundObserver[];
  /** Players' own limits on stakes. */
  readonly limits?: RoundsDeps['limits'];
  readonly engines?: RoundsDeps['engines'];
  readonly freeSpins?: FreeSpinSource;
  readonly ageOf?: RoundsDeps['ageOf'];
  /** Recalls, which end the open rounds of their games. */
  readonly recalls?: Pick<Recalls, 'onRecalled' | 'endOpenRounds'>;
  readonly isWithdrawn?: RoundsDeps['isWithdrawn'];
  /**
   * Random source of outcomes. Only tests set it: without it, each round draws from a seed of its own, and its record
   * keeps the seed.
   */
  readonly draw?: Draw;
  readonly playAt?: PlayCallsDeps['playAt'];
  /** Build folder of the frame. */
  readonly frameFolder?: string;
}

/** Interval of the check for abandoned rounds, in milliseconds. */
const settleIntervalMs = 60_000;

/** Serves the playable games on the games origin: their framed pages, rounds and history. */
export function playModule(
  sandboxContext: SandboxContext,
  deps: PlayModuleDeps,
): SandboxModule & { settleOpenRounds(userId: number): number } {
  const { accounts, wallet, catalogue, observers = [], limits, freeSpins, ageOf, engines = allEngines, draw } = deps;
  const { recalls, isWithdrawn } = deps;
  const rounds = createRounds(sandboxContext, {
    wallet,
    engines,
    observers,
    draw,
    ...(limits && { limits }),
    ...(freeSpins && { freeSpins }),
    ...(ageOf && { ageOf }),
    ...(isWithdrawn && { isWithdrawn }),
  });
  recalls?.onRecalled(rounds.voidOpenRounds);
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const games = playFiles(sandboxContext, played, deps.frameFolder ?? gameFrameFolder);
  games.route(
    '/',
    playCalls(sandboxContext, {
      accounts,
      wallet,
      rounds,
      played,
      freeSpins,
      ageOf,
      isWithdrawn,
      playAt: deps.playAt,
    }),
  );

  function settleAbandoned(): void {
    recalls?.endOpenRounds();
    const count = rounds.settleAbandoned();
    if (count > 0) sandboxContext.log('Abandoned rounds were settled.', { count });
  }
  let settleTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'play',
    tables: playSchema,
    pages: { games },
    seed: settleAbandoned,
    start() {
      settleTimer = setInterval(settleAbandoned, settleIntervalMs);
    },
    stop: () => clearInterval(settleTimer),
    /** Settles the player's open rounds by their rules, because no further stake may follow. */
    settleOpenRounds: rounds.settleOpen,
  };
}
