import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { ApiResult } from '../../api/apiResult.ts';
import { chosenGameStore, placeOfLaunch } from '../../domain/game/chosenGame.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { GamePicker } from '../../domain/metered/gamePicker.ts';
import type { Meter } from '../../domain/metered/meter.ts';
import { launchAddress } from './launchAddress.ts';
import type { launchGame } from './launchApi.ts';
import { launchFailureOf, mayLaunch } from './launchState.ts';
import type { LaunchFailure, LaunchState } from './launchState.ts';

export interface LauncherDeps {
  /** Sends the launch call with the first token as bearer; the second comes back as the game may have it. */
  call(gameGroupId: number, launchToken: string, gameToken: string): Promise<ApiResult<typeof launchGame>>;
  /** The next launch token of the pool; null when there is none to be had. */
  takeLaunchToken(): Promise<string | null>;
  gamesOrigin: string;
  meter: Pick<Meter, 'check' | 'open' | 'close'>;
  /** Told when a launch begins, before anything is asked. */
  onLaunching(): void;
  /** Told of every game that came up, for the recently played list. */
  onLaunched(gameGroupId: number): void;
  /** Told of a launch that gave no game, and why. */
  onFailed(gameGroupId: number, failure: LaunchFailure): void;
  /** Told when a game or a launch ended, however it did. */
  onEnded(ended: { gameGroupId: number; wasRunning: boolean } | null): void;
}

export interface GameLauncher {
  readonly state: StoreApi<LaunchState>;
  /** `picker`: the operator's numbers of the game on this device, by which its play may be metered. */
  launch(game: GameTile, picker: GamePicker | null): Promise<void>;
  /** Ends the running game or gives up the launch in flight; lobby data stay (GM-04). */
  unlaunch(): void;
  /** UK8, ON6: a newer game of this player was opened in another tab; the one here ends, and the window says so. */
  giveWay(): void;
}

/** Brings games up, one at a time. Two tokens go into a launch: one spends itself on the call, a fresh one enters the game's address. */
export function createGameLauncher({
  call,
  takeLaunchToken,
  gamesOrigin,
  meter,
  onLaunching,
  onLaunched,
  onFailed,
  onEnded,
}: LauncherDeps): GameLauncher {
  const state = createStore<LaunchState>(() => ({ phase: 'idle' }));
  // A launch that was given up must not come up later: only the newest one may change anything.
  let newest = 0;

  async function callWithTokens(gameGroupId: number): Promise<ApiResult<typeof launchGame> | 'noToken'> {
    const bearer = await takeLaunchToken();
    const gameToken = bearer === null ? null : await takeLaunchToken();
    return bearer === null || gameToken === null ? 'noToken' : call(gameGroupId, bearer, gameToken);
  }

  async function addressOfGame(
    gameGroupId: number,
    picker: GamePicker | null,
  ): Promise<{ address: string } | { failure: LaunchFailure }> {
    const checking = meter.check(picker);
    let response = await callWithTokens(gameGroupId);
    // A tab that was copied may not hear in time that the other one has spent a token: the next ones are its own.
    if (response !== 'noToken' && !response.ok && launchFailureOf(response.failure) === 'refused')
      response = await callWithTokens(gameGroupId);
    if (response === 'noToken') return { failure: 'noToken' };
    if (!response.ok) return { failure: launchFailureOf(response.failure) };
    const check = await checking;
    const address = launchAddress(response.value.launchUrl, response.value.gameToken, gamesOrigin);
    if (address === null) return { failure: 'badAddress' };
    // The last step, so that a session is metered from the game's first moment and never without a game.
    return (await meter.open(check, picker)) ? { address } : { failure: 'noMeter' };
  }

  function end(next: LaunchState): void {
    newest += 1;
    const before = state.getState();
    const ended =
      before.phase === 'running' || before.phase === 'launching'
        ? { gameGroupId: before.gameGroupId, wasRunning: before.phase === 'running' }
        : null;
    meter.close();
    state.setState(next, true);
    gamesStore.setState({ gameUnlaunched: true, launchUrl: null, heartbeatStatus: 'idle' });
    onEnded(ended);
  }

  return {
    state,
    async launch(game, picker) {
      if (!mayLaunch(state.getState(), game.id)) return;
      newest += 1;
      const mine = newest;
      state.setState({ phase: 'launching', gameGroupId: game.id }, true);
      gamesStore.setState({
        activeGame: game,
        launchUrl: null,
        launchInfo: { gameGroupId: game.id, picker, ...placeOfLaunch(chosenGameStore.getState().chosen, game.id) },
      });
      onLaunching();
      const outcome = await addressOfGame(game.id, picker);
      if (mine !== newest) return;
      if ('failure' in outcome) {
        end({ phase: 'failed', gameGroupId: game.id, failure: outcome.failure });
        onFailed(game.id, outcome.failure);
        return;
      }
      state.setState({ phase: 'running', gameGroupId: game.id }, true);
      gamesStore.setState({ launchUrl: outcome.address, gameUnlaunched: false, heartbeatStatus: 'alive' });
      onLaunched(game.id);
    },
    unlaunch: () => end({ phase: 'idle' }),
    giveWay() {
      const now = state.getState();
      if (now.phase === 'running' || now.phase === 'launching')
        end({ phase: 'displaced', gameGroupId: now.gameGroupId });
    },
  };
}
