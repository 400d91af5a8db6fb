import { gamesStore } from '../../domain/game/gamesStore.ts';
import { storedGames } from '../../domain/game/storedGames.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { storedSite } from '../../domain/site/storedSite.ts';
import { isOff } from '../../services/market/isOff.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { storedPlayer } from '../../services/player/storedPlayer.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** HT-03: restores Site, Games and Player after a reload, once React has hydrated the page. */
export const storedState: StartItem = {
  name: 'stored state',
  when: 'atOnce',
  start({ visit }) {
    const storage = {
      getItem: tabStorage.get,
      setItem: (key: string, value: string) => void tabStorage.set(key, value),
    };
    siteStore.restore(storage, storedSite);
    gamesStore.restore(storage, storedGames);
    // Nothing updates the list of a capability that is off, and the next player of the tab would inherit it.
    if (isOff(visit, 'favourites')) gamesStore.setState({ favouriteGameIds: [] });
    if (isOff(visit, 'recentlyPlayed')) gamesStore.setState({ recentlyPlayedGameIds: [] });
    playerStore.restore(storage, storedPlayer);
  },
};
