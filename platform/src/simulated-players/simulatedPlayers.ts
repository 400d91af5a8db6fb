import { failureFacts } from '../kernel/diskProblem.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Audience } from './audience.ts';
import type { RoundRequest, SimulatedPlay, SimulatedRound } from './simulatedPlay.ts';
import type { SimulatedPlayerPool } from './simulatedPlayerPool.ts';

export interface SimulatedStatus {
  isOn: boolean;
  /** Nobody asked for jackpots or winners for a while, so nobody plays. */
  isResting: boolean;
  players: number;
  /** Rounds played since the sandbox started. */
  rounds: number;
}

export interface SimulatedPlayers {
  status(): SimulatedStatus;
  turn(isOn: boolean): void;
  /** Rounds at once, whether the players are on or off; fewer where the wish cannot be met. */
  playNow(count: number, wish: RoundRequest): SimulatedRound[];
  stop(): void;
}

interface SimulatedPlayersDeps {
  playerPool: SimulatedPlayerPool;
  play: SimulatedPlay;
  audience: Audience;
}

/** Time between two rounds of all players together: lively for who looks on, and nothing for a processor. */
const everyMs = 1000;
const initialPoolSize = 60;
/** The first rounds ever played come faster, so that a new sandbox has something to tell. */
const firstEveryMs = 40;

/** Background players. They play only while somebody may see it: nobody is helped by a data folder that grows all night. */
export function createSimulatedPlayers(
  { log, dataFolder }: Pick<PlatformContext, 'log' | 'dataFolder'>,
  { playerPool, play, audience }: SimulatedPlayersDeps,
): SimulatedPlayers {
  let timer: NodeJS.Timeout | null = null;
  let rounds = 0;
  let firstRoundsLeft = 0;

  function playOne(): void {
    try {
      if (play.playOne() !== null) rounds += 1;
    } catch (error) {
      // A round that fails must not end the sandbox; the next one may go well.
      log('A simulated round failed.', failureFacts(error, dataFolder));
    }
  }

  function next(): void {
    firstRoundsLeft = Math.max(0, firstRoundsLeft - 1);
    timer = setTimeout(
      () => {
        if (audience.isThere()) playOne();
        next();
      },
      firstRoundsLeft > 0 ? firstEveryMs : everyMs,
    );
    timer.unref();
  }

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    play.leave();
  }

  return {
    status: () => ({
      isOn: timer !== null,
      isResting: timer !== null && !audience.isThere(),
      players: playerPool.members.length,
      rounds,
    }),
    turn(isOn) {
      if (isOn === (timer !== null)) return;
      if (!isOn) {
        stop();
        return;
      }
      if (playerPool.members.length === 0) firstRoundsLeft = initialPoolSize;
      while (playerPool.members.length < initialPoolSize && playerPool.add() !== null);
      next();
    },
    playNow(count, wish) {
      const played: SimulatedRound[] = [];
      while (played.length < count) {
        const round = play.playNow(wish);
        if (round === null) break;
        played.push(round);
        rounds += 1;
      }
      return played;
    },
    stop,
  };
}
