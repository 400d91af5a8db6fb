import { failureFacts } from '../kernel/diskProblem.ts';
import type { SandboxContext } from '../kernel/module.ts';
import type { RoundRequest, SimulatedPlay, SimulatedRound } from './simulatedPlay.ts';
import type { SimulatedPlayerPool } from './simulatedPlayerPool.ts';
import type { VisitorActivity } from './visitorActivity.ts';

export interface SimulatedStatus {
  isOn: boolean;
  /** Paused, because nobody has requested jackpots or winners for a while. */
  isPaused: boolean;
  players: number;
  /** Number of rounds since startup. */
  rounds: number;
}

export interface SimulatedPlayers {
  status(): SimulatedStatus;
  setOn(isOn: boolean): void;
  /** Plays rounds immediately, even while off; fewer if the request cannot be met. */
  playNow(count: number, request: RoundRequest): SimulatedRound[];
  stop(): void;
}

/** Interval between rounds of all players together, in milliseconds: lively to watch, at negligible load. */
const intervalMs = 1000;
/** Enough players for lists in which few masked names repeat. */
const initialPoolSize = 140;
const initialRounds = 60;
/** Shorter interval for the first rounds, so that a new sandbox quickly has winners. */
const initialIntervalMs = 40;

/** Runs background play while someone may be watching, so that the data folder does not grow unobserved. */
export function createSimulatedPlayers(
  { log, dataFolder }: Pick<SandboxContext, 'log' | 'dataFolder'>,
  playerPool: SimulatedPlayerPool,
  play: SimulatedPlay,
  visitorActivity: VisitorActivity,
): SimulatedPlayers {
  let timer: NodeJS.Timeout | null = null;
  let rounds = 0;
  let firstRoundsLeft = 0;

  function playOne(): void {
    try {
      if (play.playOne() !== null) rounds += 1;
    } catch (error) {
      // A failed round must not end the sandbox; the next one may succeed.
      log('A simulated round failed.', failureFacts(error, dataFolder));
    }
  }

  function next(): void {
    firstRoundsLeft = Math.max(0, firstRoundsLeft - 1);
    timer = setTimeout(
      () => {
        if (visitorActivity.isRecent()) playOne();
        next();
      },
      firstRoundsLeft > 0 ? initialIntervalMs : intervalMs,
    );
    timer.unref();
  }

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    play.endSessions();
  }

  return {
    status: () => ({
      isOn: timer !== null,
      isPaused: timer !== null && !visitorActivity.isRecent(),
      players: playerPool.members.length,
      rounds,
    }),
    setOn(isOn) {
      if (isOn === (timer !== null)) return;
      if (!isOn) {
        stop();
        return;
      }
      if (playerPool.members.length === 0) firstRoundsLeft = initialRounds;
      while (playerPool.members.length < initialPoolSize && playerPool.add() !== null);
      next();
    },
    playNow(count, request) {
      const played: SimulatedRound[] = [];
      while (played.length < count) {
        const round = play.playNow(request);
        if (round === null) break;
        played.push(round);
        rounds += 1;
      }
      return played;
    },
    stop,
  };
}
