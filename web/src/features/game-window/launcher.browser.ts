import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { Visit } from '../../market/visit.ts';
import { recordRecentlyPlayed } from '../../domain/recently-played/recentlyPlayed.browser.ts';
import { takeLaunchToken } from '../../session/launchTokenPool.browser.ts';
import { createGameLauncher } from './gameLauncher.ts';
import type { GameLauncher } from './gameLauncher.ts';
import { launchGame } from './launchApi.ts';

let current: GameLauncher | null = null;

/** The one launcher of this tab. */
export function launcher(): GameLauncher {
  if (current === null) throw new Error('The launcher was not started.');
  return current;
}

function connect(api: ApiClient, gamesOrigin: string): GameLauncher {
  return createGameLauncher({
    call: (gameGroupId, launchToken) => api.call(launchGame, { params: { gameId: String(gameGroupId) } }, { token: launchToken }),
    takeLaunchToken,
    gamesOrigin,
    onLaunched: (gameGroupId) => recordRecentlyPlayed(gameGroupId),
  });
}

export const gameLauncherStart = {
  name: 'game launcher',
  when: 'atOnce' as const,
  start({ api, visit }: { api: ApiClient; visit: Visit }) {
    current = connect(api, visit.gamesOrigin);
    return () => current?.unlaunch();
  },
};
