import { randomInt } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { engines as allEngines } from './engines.ts';
import { gameFrameFolder } from './frameFiles.ts';
import type { FreeSpinSource } from './freeSpinSource.ts';
import type { Draw } from './gameEngine.ts';
import { playCalls, type CallNeeds } from './playCalls.ts';
import { playedGame } from './playedGame.ts';
import { playFiles } from './playFiles.ts';
import { playTables } from './playTables.ts';
import { createRounds, type RoundsNeeds } from './rounds.ts';
import type { RoundWatch } from './roundWatch.ts';

export interface PlayNeeds {
  readonly accounts: Pick<Accounts, 'spendLaunchToken' | 'sessionIsOpen'>;
  readonly wallet: Pick<Wallet, 'book' | 'realBalance'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  /** Who follows what is played, in the order in which they are told. */
  readonly watches?: readonly RoundWatch[];
  /** What players may stake by their own limits. */
  readonly limits?: RoundsNeeds['limits'];
  readonly engines?: RoundsNeeds['engines'];
  readonly freeSpins?: FreeSpinSource;
  readonly ageOf?: RoundsNeeds['ageOf'];
  /** What decides outcomes. Left out everywhere but in tests: `randomInt` draws without bias from the system's randomness. */
  readonly draw?: Draw;
  /** Whether play is not allowed in a country (MK-11); everywhere allowed when left out. */
  readonly isCountryRestricted?: CallNeeds['isCountryRestricted'];
  /** Folder of the built frame. */
  readonly frameFolder?: string;
}

/** How often abandoned rounds are looked for, in milliseconds. */
const roundsLookMs = 60_000;

/** Games that play: their page in a frame, their rounds, their history, all on the games origin. */
export function playModule(surroundings: Surroundings, needs: PlayNeeds): PlatformModule {
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
  } = needs;
  const rounds = createRounds(surroundings, {
    wallet,
    engines,
    watches,
    draw,
    ...(limits && { limits }),
    ...(freeSpins && { freeSpins }),
    ...(ageOf && { ageOf }),
  });
  const played = (gameGroupId: number) => playedGame(catalogue, engines, gameGroupId);
  const games = playFiles(surroundings, played, needs.frameFolder ?? gameFrameFolder);
  games.route(
    '/',
    playCalls(surroundings, {
      accounts,
      wallet,
      rounds,
      played,
      freeSpins,
      ageOf,
      isCountryRestricted: needs.isCountryRestricted,
    }),
  );

  function settleAbandoned(): void {
    const count = rounds.settleAbandoned();
    if (count > 0) surroundings.log('Abandoned rounds were settled.', { count });
  }
  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'play',
    tables: playTables,
    pages: { games },
    seed: settleAbandoned,
    start() {
      look = setInterval(settleAbandoned, roundsLookMs);
    },
    stop: () => clearInterval(look),
  };
}
