import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { ApiResult } from '../../api/apiResult.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { launchAddress } from './launchAddress.ts';
import type { launchGame } from './launchApi.ts';
import { launchFailureOf, mayLaunch } from './launchState.ts';
import type { LaunchFailure, LaunchState } from './launchState.ts';

export interface LauncherParts {
  /** Sends the launch call with this token as bearer. */
  call(gameGroupId: number, launchToken: string): Promise<ApiResult<typeof launchGame>>;
  /** The next launch token of the pool; null when there is none to be had. */
  takeLaunchToken(): Promise<string | null>;
  gamesOrigin: string;
  /** Told of every game that came up, for the recently played list. */
  onLaunched(gameGroupId: number): void;
}

export interface GameLauncher {
  readonly state: StoreApi<LaunchState>;
  launch(game: GameTile, launchedFrom: string): Promise<void>;
  /** Ends the running game or gives up the launch in flight; lobby data stay (GM-04). */
  unlaunch(): void;
}

/** Brings games up, one at a time. Two tokens go into a launch: one spends itself on the call, a fresh one enters the game's address. */
export function createGameLauncher({ call, takeLaunchToken, gamesOrigin, onLaunched }: LauncherParts): GameLauncher {
  const state = createStore<LaunchState>(() => ({ phase: 'idle' }));
  // A launch that was given up must not come up later: only the newest one may change anything.
  let newest = 0;

  async function addressOfGame(gameGroupId: number): Promise<{ address: string } | { failure: LaunchFailure }> {
    const bearer = await takeLaunchToken();
    if (bearer === null) return { failure: 'noToken' };
    const answer = await call(gameGroupId, bearer);
    if (!answer.ok) return { failure: launchFailureOf(answer.failure) };
    const token = await takeLaunchToken();
    if (token === null) return { failure: 'noToken' };
    const address = launchAddress(answer.value.launchUrl, token, gamesOrigin);
    return address === null ? { failure: 'badAddress' } : { address };
  }

  return {
    state,
    async launch(game, launchedFrom) {
      if (!mayLaunch(state.getState(), game.id)) return;
      newest += 1;
      const mine = newest;
      state.setState({ phase: 'launching', gameGroupId: game.id }, true);
      gamesStore.setState({ activeGame: game, launchUrl: null, launchInfo: { gameGroupId: game.id, launchedFrom } });
      const outcome = await addressOfGame(game.id);
      if (mine !== newest) return;
      if ('failure' in outcome) {
        state.setState({ phase: 'failed', gameGroupId: game.id, failure: outcome.failure }, true);
        gamesStore.setState({ gameUnlaunched: true, launchUrl: null });
        return;
      }
      state.setState({ phase: 'running', gameGroupId: game.id }, true);
      gamesStore.setState({ launchUrl: outcome.address, gameUnlaunched: false, heartbeatStatus: 'alive' });
      onLaunched(game.id);
    },
    unlaunch() {
      newest += 1;
      state.setState({ phase: 'idle' }, true);
      gamesStore.setState({ gameUnlaunched: true, launchUrl: null, heartbeatStatus: 'idle' });
    },
  };
}
