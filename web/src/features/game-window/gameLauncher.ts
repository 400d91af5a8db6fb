import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { ApiResult } from '../../api/apiResult.ts';
import { chosenTileStore, launchedAt } from '../../domain/game/chosenTile.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GamePicker } from '../../domain/metered/isGameMetered.ts';
import type { Meter, MeterCheck } from '../../domain/metered/meter.ts';
import { launchAddress } from './launchAddress.ts';
import type { launchGame } from './launchApi.ts';
import { launchFailureOf, mayLaunch } from './launchState.ts';
import type { LaunchFailure, LaunchState } from './launchState.ts';

export interface LauncherParts {
  /** Sends the launch call with the first token as bearer; the second comes back as the game may have it. */
  call(gameGroupId: number, launchToken: string, gameToken: string): Promise<ApiResult<typeof launchGame>>;
  /** The next launch token of the pool; null when there is none to be had. */
  takeLaunchToken(): Promise<string | null>;
  gamesOrigin: string;
  meter: Pick<Meter, 'check' | 'mayLoad' | 'open' | 'close'>;
  /** Told when a launch begins, before anything is asked. */
  onLaunching(): void;
  /** Called once per launch, after the game's first message and with its meter running. `picker`: see `launch`. */
  onLaunched(gameGroupId: number, picker: GamePicker | null): void;
  /** Told of a launch that gave no game, and why. */
  onFailed(gameGroupId: number, failure: LaunchFailure): void;
  /** Told when a game or a launch ended, however it did. */
  onEnded(ended: { gameGroupId: number; wasRunning: boolean } | null): void;
}

export interface GameLauncher {
  readonly state: StoreApi<LaunchState>;
  /** `picker`: the operator's numbers of the game on this device, by which its play may be metered. */
  launch(game: GameTile, launchedFrom: string, picker: GamePicker | null): Promise<void>;
  /** Call on every message of the frame. The first one turns a loaded address into a running game (GM-08) and starts its meter (GM-07). */
  onGameMessage(): Promise<void>;
  /** The game said that it cannot open; the launch failed. */
  fail(failure: LaunchFailure): void;
  /** Ends the running game or gives up the launch in flight; lobby data stay (GM-04). */
  unlaunch(): void;
  /** UK8, ON6: a newer game of this player was opened in another tab; the one here ends, and the window says so. */
  giveWay(): void;
}

/** Whether a launch or a game is under way. */
function isOn(state: LaunchState): state is Extract<LaunchState, { phase: 'launching' | 'loading' | 'running' }> {
  return state.phase === 'launching' || state.phase === 'loading' || state.phase === 'running';
}

/** Brings games up, one at a time. Two tokens go into a launch: one spends itself on the call, a fresh one enters the game's address. */
export function createGameLauncher({ call, takeLaunchToken, gamesOrigin, meter, onLaunching, onLaunched, onFailed, onEnded }: LauncherParts): GameLauncher {
  const state = createStore<LaunchState>(() => ({ phase: 'idle' }));
  // A launch that was given up must not come up later: only the newest one may change anything.
  let newest = 0;
  /** What the meter needs when the loading game sends its first message. */
  let awaitingMessage: { check: MeterCheck; picker: GamePicker | null } | null = null;

  async function callWithTokens(gameGroupId: number): Promise<ApiResult<typeof launchGame> | 'noToken'> {
    const bearer = await takeLaunchToken();
    const gameToken = bearer === null ? null : await takeLaunchToken();
    return bearer === null || gameToken === null ? 'noToken' : call(gameGroupId, bearer, gameToken);
  }

  async function addressOfGame(gameGroupId: number, picker: GamePicker | null): Promise<{ address: string; check: MeterCheck } | { failure: LaunchFailure }> {
    const checking = meter.check(picker);
    let answer = await callWithTokens(gameGroupId);
    // A tab that was copied may not hear in time that the other one has spent a token: the next ones are its own.
    if (answer !== 'noToken' && !answer.ok && launchFailureOf(answer.failure) === 'refused') answer = await callWithTokens(gameGroupId);
    if (answer === 'noToken') return { failure: 'noToken' };
    if (!answer.ok) return { failure: launchFailureOf(answer.failure) };
    const check = await checking;
    const address = launchAddress(answer.value.launchUrl, answer.value.gameToken, gamesOrigin);
    if (address === null) return { failure: 'badAddress' };
    return meter.mayLoad(check) ? { address, check } : { failure: 'noMeter' };
  }

  function end(next: LaunchState): void {
    newest += 1;
    awaitingMessage = null;
    const before = state.getState();
    const ended = isOn(before) ? { gameGroupId: before.gameGroupId, wasRunning: before.phase === 'running' } : null;
    meter.close();
    state.setState(next, true);
    gamesStore.setState({ gameUnlaunched: true, launchUrl: null, heartbeatStatus: 'idle' });
    onEnded(ended);
  }

  function fail(gameGroupId: number, failure: LaunchFailure): void {
    end({ phase: 'failed', gameGroupId, failure });
    onFailed(gameGroupId, failure);
  }

  return {
    state,
    async launch(game, launchedFrom, picker) {
      if (!mayLaunch(state.getState(), game.id)) return;
      newest += 1;
      awaitingMessage = null;
      const mine = newest;
      state.setState({ phase: 'launching', gameGroupId: game.id }, true);
      gamesStore.setState({ activeGame: game, launchUrl: null, launchInfo: { gameGroupId: game.id, launchedFrom, ...launchedAt(chosenTileStore.getState().chosen, game.id) } });
      onLaunching();
      const outcome = await addressOfGame(game.id, picker);
      if (mine !== newest) return;
      if ('failure' in outcome) {
        fail(game.id, outcome.failure);
        return;
      }
      awaitingMessage = { check: outcome.check, picker };
      state.setState({ phase: 'loading', gameGroupId: game.id }, true);
      gamesStore.setState({ launchUrl: outcome.address, gameUnlaunched: false, heartbeatStatus: 'idle' });
    },
    async onGameMessage() {
      const now = state.getState();
      if (now.phase !== 'loading' && now.phase !== 'running') return;
      if (gamesStore.getState().heartbeatStatus !== 'alive') gamesStore.setState({ heartbeatStatus: 'alive' });
      if (awaitingMessage === null) return;
      const { check, picker } = awaitingMessage;
      awaitingMessage = null;
      const mine = newest;
      const isMetered = await meter.open(check, picker);
      if (mine !== newest) return;
      if (!isMetered) {
        fail(now.gameGroupId, 'noMeter');
        return;
      }
      state.setState({ phase: 'running', gameGroupId: now.gameGroupId }, true);
      onLaunched(now.gameGroupId, picker);
    },
    fail(failure) {
      const now = state.getState();
      if (isOn(now)) fail(now.gameGroupId, failure);
    },
    unlaunch: () => end({ phase: 'idle' }),
    giveWay() {
      const now = state.getState();
      if (isOn(now)) end({ phase: 'displaced', gameGroupId: now.gameGroupId });
    },
  };
}
