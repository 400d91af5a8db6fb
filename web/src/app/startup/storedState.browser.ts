import { gamesReaders, storedGames } from '../../domain/game/storedGames.ts';
import { siteReaders, storedSite } from '../../domain/site/storedSite.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { storedPlayer } from '../../services/player/storedPlayer.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** Changes within this time are written together, in milliseconds. */
const writeDelayMs = 250;

const slices = [storedSite, storedGames, storedPlayer];

/**
 * HT-03: restores Site after a reload, once React has hydrated the page, and writes Site, Games and Player after each
 * change; also what a logout or the browser has cleared. Nothing else writes them.
 */
export const storedState: StartItem = {
  name: 'stored state',
  when: 'atOnce',
  start() {
    storedSite.restore(tabStorage.get(storedSite.key), siteReaders);
    storedGames.restore(tabStorage.get(storedGames.key), gamesReaders);
    let timer = 0;
    const written = new Map<string, string>();
    const write = () => {
      if (timer === 0) return;
      window.clearTimeout(timer);
      timer = 0;
      const owner = playerStore.getState().account?.core.userId ?? null;
      for (const slice of slices) {
        const text = slice.text(owner);
        if (text === written.get(slice.key) && tabStorage.get(slice.key) !== null) continue;
        tabStorage.set(slice.key, text);
        written.set(slice.key, text);
      }
    };
    const writeSoon = () => {
      timer ||= window.setTimeout(write, writeDelayMs);
    };
    const stops = slices.map((slice) => slice.subscribe(writeSoon));
    // Not at once: what belongs to a player is restored by the code of players.
    writeSoon();
    window.addEventListener('pagehide', write);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', write);
      window.clearTimeout(timer);
    };
  },
};
