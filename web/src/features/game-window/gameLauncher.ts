import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../base/clock.ts';
import { createStore } from '../../base/createStore.ts';
import { chosenGameStore, placeOfLaunch } from '../../domain/game/chosenGame.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { GamePicker } from '../../domain/metered/gamePicker.ts';
import type { Meter, MeterCheck } from '../../domain/metered/meter.ts';
import type { ApiResult } from '../../services/api/apiResult.ts';
import { launchAddress } from './launchAddress.ts';
import type { launchGame, SupplierOpening } from './launchApi.ts';
import { launchFailureOf, canLaunch } from './launchState.ts';
import type { LaunchFailure, LaunchState } from './launchState.ts';

export interface LauncherDeps {
  /**
   * Sends the launch call with the first token as bearer. The response contains the second token as the game needs it.
   */
  call(gameGroupId: number, launchToken: string, gameToken: string): Promise<ApiResult<typeof launchGame>>;
  /** Takes the next launch token of the pool; null if none is available. */
  takeLaunchToken(): Promise<string | null>;
  /** Origin of this page, which the game needs for its messages. */
  pageOrigin: string;
  meter: Pick<Meter, 'check' | 'open' | 'close'>;
  clock: Pick<Clock, 'elapsed'>;
  /** Called when a launch begins, before any request. */
  onLaunching(): void;
  /** Called once the frame of a launched game has spoken, for the recently played list. */
  onLaunched(gameGroupId: number): void;
  /** Called after a failed launch, with the reason. */
  onFailed(gameGroupId: number, failure: LaunchFailure): void;
  /** Called when a game or a launch ended for any reason. */
  onEnded(ended: { gameGroupId: number; wasRunning: boolean } | null): void;
}

export interface GameLauncher {
  readonly state: StoreApi<LaunchState>;
  /**
   * Sends the calls of a launch that follows once the page of the game is shown, while its code loads. Does nothing beside
   * another game. Calls that no launch takes soon are dropped.
   */
  prepare(gameGroupId: number, picker: GamePicker | null): void;
  /** Drops prepared calls. */
  forget(): void;
  /**
   * Launches a game. `picker`: the operator's numbers of the game on this device, which decide whether play is metered.
   */
  launch(game: GameTile, picker: GamePicker | null): Promise<void>;
  /** The frame has spoken: only now the game counts as launched. */
  confirm(): void;
  /** Ends the running game or cancels the launch in flight. Lobby data stay (GM-04). */
  unlaunch(): void;
  /** UK8, ON6: ends the game here because the player opened a newer one in another tab; the window shows the reason. */
  yieldToNewerGame(): void;
}

/** The calls of a launch. */
interface LaunchCalls {
  readonly checking: Promise<MeterCheck>;
  readonly calling: Promise<ApiResult<typeof launchGame> | 'noToken'>;
}

/** Time in milliseconds for which a launch may use calls that were sent ahead of it. */
const maxAheadMs = 10_000;

/**
 * Launches games, one at a time. A launch takes two tokens: the call spends the first, and the game's address contains
 * the second.
 */
export function createGameLauncher({
  call,
  takeLaunchToken,
  pageOrigin,
  meter,
  clock,
  onLaunching,
  onLaunched,
  onFailed,
  onEnded,
}: LauncherDeps): GameLauncher {
  const state = createStore<LaunchState>(() => ({ phase: 'idle' }));
  // Only the newest launch may change state: a cancelled launch must not complete later.
  let newest = 0;
  let prepared: (LaunchCalls & { gameGroupId: number; sinceMs: number }) | null = null;

  async function callWithTokens(gameGroupId: number): Promise<ApiResult<typeof launchGame> | 'noToken'> {
    const bearer = await takeLaunchToken();
    const gameToken = bearer === null ? null : await takeLaunchToken();
    return bearer === null || gameToken === null ? 'noToken' : call(gameGroupId, bearer, gameToken);
  }

  const sendCalls = (gameGroupId: number, picker: GamePicker | null): LaunchCalls => ({
    checking: meter.check(picker),
    calling: callWithTokens(gameGroupId),
  });

  function takePrepared(gameGroupId: number): LaunchCalls | null {
    const taken = prepared;
    prepared = null;
    return taken?.gameGroupId === gameGroupId && clock.elapsed() - taken.sinceMs < maxAheadMs ? taken : null;
  }

  async function addressOfGame(
    gameGroupId: number,
    picker: GamePicker | null,
  ): Promise<{ address: string; supplier?: SupplierOpening | undefined } | { failure: LaunchFailure }> {
    const { checking, calling } = takePrepared(gameGroupId) ?? sendCalls(gameGroupId, picker);
    let response = await calling;
    // A duplicated tab may learn too late that the other tab has spent these tokens: retry once with fresh ones.
    if (response !== 'noToken' && !response.ok && launchFailureOf(response.failure) === 'refused')
      response = await callWithTokens(gameGroupId);
    if (response === 'noToken') return { failure: 'noToken' };
    if (!response.ok) return { failure: launchFailureOf(response.failure) };
    const check = await checking;
    const { launchUrl, gameToken, supplier } = response.value;
    // A supplier gets no token of ours.
    const address = supplier ? launchUrl : launchAddress(launchUrl, gameToken, pageOrigin);
    // Last step: a session is metered from the game's first moment and never without a game.
    return (await meter.open(check, picker)) ? { address, supplier } : { failure: 'noMeter' };
  }

  function end(next: LaunchState): void {
    newest += 1;
    prepared = null;
    const before = state.getState();
    const ended =
      before.phase === 'running' || before.phase === 'opening' || before.phase === 'launching'
        ? { gameGroupId: before.gameGroupId, wasRunning: before.phase === 'running' }
        : null;
    meter.close();
    state.setState(next, true);
    gamesStore.setState({ gameUnlaunched: true, launchUrl: null, heartbeatStatus: 'idle' });
    onEnded(ended);
  }

  return {
    state,
    prepare(gameGroupId, picker) {
      if (state.getState().phase === 'idle')
        prepared = { ...sendCalls(gameGroupId, picker), gameGroupId, sinceMs: clock.elapsed() };
    },
    forget() {
      prepared = null;
    },
    async launch(game, picker) {
      if (!canLaunch(state.getState(), game.id)) return;
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
      state.setState({ phase: 'opening', gameGroupId: game.id, supplier: outcome.supplier }, true);
      gamesStore.setState({ launchUrl: outcome.address, gameUnlaunched: false });
    },
    confirm() {
      const now = state.getState();
      if (now.phase !== 'opening') return;
      state.setState({ ...now, phase: 'running' }, true);
      gamesStore.setState({ heartbeatStatus: 'alive' });
      onLaunched(now.gameGroupId);
    },
    unlaunch: () => end({ phase: 'idle' }),
    yieldToNewerGame() {
      const now = state.getState();
      if (now.phase === 'running' || now.phase === 'opening' || now.phase === 'launching')
        end({ phase: 'displaced', gameGroupId: now.gameGroupId });
    },
  };
}
