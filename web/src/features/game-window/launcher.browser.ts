import { browserClock } from '../../base/browserClock.browser.ts';
import { gameBlockOf } from '../../domain/game/gameBlockOf.ts';
import { meter } from '../../domain/metered/metered.browser.ts';
import { recordRecentlyPlayed } from '../../domain/recently-played/recentlyPlayed.browser.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { takeLaunchToken } from '../../services/session/launchTokenPool.browser.ts';
import { onLogout } from '../../services/session/sessionEvents.ts';
import { createGameLauncher } from './gameLauncher.ts';
import type { GameLauncher } from './gameLauncher.ts';
import { launchGame } from './launchApi.ts';
import { playedRoundsStore } from './playedRounds.ts';
import { openSingleGameChannel } from './singleGameChannel.browser.ts';
import type { SingleGameChannel } from './singleGameChannel.browser.ts';

interface ShownVisit {
  getState(): { readonly visit: Visit };
  subscribe(listener: () => void): () => void;
}

let current: GameLauncher | null = null;

/** Returns the launcher of this tab. */
export function launcher(): GameLauncher {
  if (current === null) throw new Error('The launcher was not started.');
  return current;
}

/** Returns the launcher of this tab, or null before its start. */
export const startedLauncher = (): GameLauncher | null => current;

function connect(api: ApiClient, channel: () => SingleGameChannel | null): GameLauncher {
  let stopWaiting = (): void => undefined;
  /**
   * Notifies other tabs once the player is known. On a page that started with tokens only, the account arrives after
   * the launch.
   */
  const notifyOtherTabs = (): void => {
    stopWaiting();
    const userId = playerStore.getState().account?.core.userId;
    if (userId === undefined)
      stopWaiting = playerStore.subscribe(({ account }) => void (account !== null && notifyOtherTabs()));
    else channel()?.opened(userId);
  };
  return createGameLauncher({
    call: (gameGroupId, launchToken, gameToken) =>
      api.call(launchGame, { params: { gameId: String(gameGroupId) }, body: { gameToken } }, { token: launchToken }),
    takeLaunchToken,
    pageOrigin: window.location.origin,
    meter: meter(),
    clock: browserClock,
    onLaunching: notifyOtherTabs,
    onLaunched(gameGroupId) {
      recordRecentlyPlayed(gameGroupId);
      const game = gameBlockOf(gameGroupId);
      if (game !== null) trackInteraction({ area: 'game', action: 'launch', game });
    },
    onFailed(gameGroupId, reason) {
      const game = gameBlockOf(gameGroupId);
      if (game !== null) trackInteraction({ area: 'game', action: 'launchFailed', game, reason });
    },
    onEnded(ended) {
      stopWaiting();
      channel()?.closed();
      const game = ended?.wasRunning === true ? gameBlockOf(ended.gameGroupId) : null;
      if (game !== null) trackInteraction({ area: 'game', action: 'end', game });
    },
  });
}

export const gameLauncherStart = {
  name: 'game launcher',
  when: 'atOnce' as const,
  start({ api, page }: { api: ApiClient; page: ShownVisit }) {
    let channel: SingleGameChannel | null = null;
    const made = connect(api, () => channel);
    current = made;
    // A login may bring the rules of another market.
    const followMarket = () => {
      const { oneGameAtATime } = page.getState().visit;
      if (oneGameAtATime === (channel !== null)) return;
      channel?.stop();
      channel = oneGameAtATime ? openSingleGameChannel(() => made.yieldToNewerGame()) : null;
    };
    followMarket();
    const stopFollowing = page.subscribe(followMarket);
    const stopListening = onLogout(() => {
      made.forget();
      playedRoundsStore.setState({ rounds: [] });
    });
    return () => {
      made.unlaunch();
      stopFollowing();
      channel?.stop();
      stopListening();
    };
  },
};
