import { gamesStore } from '../domain/game/gamesStore.ts';
import { storedGames } from '../domain/game/storedGames.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { storedPlayer } from '../domain/player/storedPlayer.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { storedSite } from '../domain/site/storedSite.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import type { StartItem } from './startItem.browser.ts';

/** HT-03: Site, Games and Player come back after a reload, once React has taken over the server's markup. */
export const storedState: StartItem = {
  name: 'stored state',
  when: 'atOnce',
  start() {
    const storage = {
      getItem: tabStorage.get,
      setItem: (key: string, value: string) => void tabStorage.set(key, value),
    };
    siteStore.restore(storage, storedSite);
    gamesStore.restore(storage, storedGames);
    playerStore.restore(storage, storedPlayer);
  },
};
