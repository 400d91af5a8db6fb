import { gamesStore } from '../domain/game/gamesStore.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { setSliceStorage } from '../storage/sliceStore.ts';
import type { StartItem } from './startItem.browser.ts';

/** HT-03: Site, Games and Player come back after a reload, once React has taken over the server's markup. */
export const storedState: StartItem = {
  name: 'stored state',
  when: 'afterHydration',
  start() {
    setSliceStorage({ getItem: tabStorage.get, setItem: tabStorage.set, removeItem: tabStorage.remove });
    void siteStore.persist.rehydrate();
    void gamesStore.persist.rehydrate();
    void playerStore.persist.rehydrate();
  },
};
