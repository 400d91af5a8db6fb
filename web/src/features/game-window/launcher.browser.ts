import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { Visit } from '../../market/visit.ts';
import { recordRecentlyPlayed } from '../../domain/recently-played/recentlyPlayed.browser.ts';
import { meter } from '../../domain/metered/metered.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { afterLogout } from '../../session/sessionEvents.ts';
import { takeLaunchToken } from '../../session/launchTokenPool.browser.ts';
import { createGameLauncher } from './gameLauncher.ts';
import type { GameLauncher } from './gameLauncher.ts';
import { launchGame } from './launchApi.ts';
import { openOneGameChannel } from './oneGameChannel.browser.ts';
import type { OneGameChannel } from './oneGameChannel.browser.ts';
import { playedRoundsStore } from './playedRounds.ts';

let current: GameLauncher | null = null;

/** The one launcher of this tab. */
export function launcher(): GameLauncher {
  if (current === null) throw new Error('The launcher was not started.');
  return current;
}

function connect(api: ApiClient, visit: Visit, channel: OneGameChannel | null): GameLauncher {
  return createGameLauncher({
    call: (gameGroupId, launchToken, gameToken) => api.call(launchGame, { params: { gameId: String(gameGroupId) }, body: { gameToken } }, { token: launchToken }),
    takeLaunchToken,
    gamesOrigin: visit.gamesOrigin,
    meter: meter(),
    onLaunching() {
      const userId = playerStore.getState().account?.core.userId;
      if (userId !== undefined) channel?.opened(userId);
    },
    onLaunched: (gameGroupId) => recordRecentlyPlayed(gameGroupId),
    onEnded: () => channel?.closed(),
  });
}

export const gameLauncherStart = {
  name: 'game launcher',
  when: 'atOnce' as const,
  start({ api, visit }: { api: ApiClient; visit: Visit }) {
    const channel = visit.oneGameAtATime ? openOneGameChannel(() => made.giveWay()) : null;
    const made = connect(api, visit, channel);
    current = made;
    const stopListening = afterLogout(() => playedRoundsStore.setState({ rounds: [] }));
    return () => {
      made.unlaunch();
      channel?.stop();
      stopListening();
    };
  },
};
