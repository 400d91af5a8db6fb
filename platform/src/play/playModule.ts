import { randomInt } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { engines as allEngines } from './engines.ts';
import { gameFrameFolder } from './frameFiles.ts';
import type { FreeSpinSource } from './freeSpinSource.ts';
import type { Draw } from './gameEngine.ts';
import { playCalls, type PlayCallsDeps } from './playCalls.ts';
import { playedGame } from './playedGame.ts';
import { playFiles } from './playFiles.ts';
import { playSchema } from './playSchema.ts';
import { createRounds, type RoundsDeps } from './rounds.ts';
import type { RoundWatch } from './roundWatch.ts';

export interface PlayModuleDeps {
  readonly accounts: Pick<Accounts, 'spendLaunchToken' | 'sessionIsOpen'>;
  readonly wallet: Pick<Wallet, 'book' | 'realBalance'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  /** Who follows what is played, in the order in which they are told. */
  readonly watches?: readonly RoundWatch[];
  /** What players may stake by their own limits. */
  readonly limits?: RoundsDeps['limits'];
  readonly engines?: RoundsDeps['engines'];
  readonly freeSpins?: FreeSpinSource;
  readonly ageOf?: RoundsDeps['ageOf'];
  /** What decides outcomes. Left out everywhere but in tests: `randomInt` draws without bias from the system's randomness. */
  readonly draw?: Draw;
  /** Whether play is not allowed in a country (MK-11); everywhere allowed when left out. */
  readonly isCountryRestricted?: PlayCallsDeps['isCountryRestricted'];
  /** Folder of the built frame. */
  readonly frameFolder?: string;
}

/** How often abandoned rounds are looked for, in milliseconds. */
const roundsLookMs = 60_000;

/** Games that play: their page in a frame, their rounds, their history, all on the games origin. */
export function playModule(platformContext: PlatformContext, deps: PlayModuleDeps): PlatformModule {
  const {
    accounts,
    wallet,
    catalogue,
    watches = [],
    limits,
    freeSpins,
    ageOf,
    engines = allEngines,
    draw = (below) => randomInt(below),
  } = deps;
  const rounds = createRounds(platformContext, {
    wallet,
    engines,
    watches,
    draw,
    ...(limits && { limits }),
    ...(freeSpins && { freeSpins }),
    ...(ageOf && { ageOf }),
  });
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const games = playFiles(platformContext, played, deps.frameFolder ?? gameFrameFolder);
  games.route(
    '/',
    playCalls(platformContext, {
      accounts,
      wallet,
      rounds,
      played,
      freeSpins,
      ageOf,
      isCountryRestricted: deps.isCountryRestricted,
    }),
  );

  function settleAbandoned(): void {
    const count = rounds.settleAbandoned();
    if (count > 0) platformContext.log('Abandoned rounds were settled.', { count });
  }
  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'play',
    tables: playSchema,
    pages: { games },
    seed: settleAbandoned,
    start() {
      look = setInterval(settleAbandoned, roundsLookMs);
    },
    stop: () => clearInterval(look),
  };
}
