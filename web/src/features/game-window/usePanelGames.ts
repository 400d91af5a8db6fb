import { useEffect, useMemo, useState } from 'react';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { idsOfMenu, panelCategories } from './panelGames.ts';
import { choosePanelCategory } from './windowPanel.browser.ts';

/**
 * Number of covers per screen, initially and with each "View more": whole rows of three beside the game and of six in
 * the sheet.
 */
const pageSize = 18;

/** Lists the panel's games for the chosen menu and tab, and fetches missing tiles. */
export function usePanelGames(game: GameTile, others: readonly GameTile[]) {
  const menu = useStoreValue(gamesStore, (games) => games.activeWindowMenu);
  const chosen = useStoreValue(gamesStore, (games) => games.activeWindowCategory);
  const windowPanelGames = useStoreValue(gamesStore, (games) => games.windowPanelGames);
  const favouriteGameIds = useStoreValue(gamesStore, (games) => games.favouriteGameIds);
  const recentlyPlayedGameIds = useStoreValue(gamesStore, (games) => games.recentlyPlayedGameIds);
  const lists = useStoreValue(listStatesStore, (states) => states);
  const known = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const all = useStoreValue(gamesStore, (games) => games.categories);
  const [opened, setOpened] = useState({ place: '', count: pageSize });
  const [hasFailed, setFailed] = useState(false);
  const place = `${menu} ${chosen ?? ''}`;
  const count = opened.place === place ? opened.count : pageSize;
  const ids = useMemo(
    () => idsOfMenu(menu, { favouriteGameIds, recentlyPlayedGameIds, windowPanelGames }).filter((id) => id !== game.id),
    [menu, favouriteGameIds, recentlyPlayedGameIds, windowPanelGames, game.id],
  );
  const list = menu === 'Favourite' ? lists.favourites : menu === 'Recently Played' ? lists.recentlyPlayed : 'loaded';
  const wanted = ids.slice(0, count).join(',');

  useEffect(() => {
    // A window opened by its address has no categories yet; only the tabs are missing until they load.
    if (all.length === 0) void gamesLoader().categories();
  }, [all.length]);
  useEffect(() => {
    let isOver = false;
    setFailed(false);
    if (wanted !== '')
      void gamesLoader()
        .know(wanted.split(',').map(Number))
        .then((isKnown) => !isOver && setFailed(!isKnown));
    return () => {
      isOver = true;
    };
  }, [wanted]);

  return {
    menu,
    chosen,
    categories: useMemo(() => panelCategories(all), [all]),
    tiles: ids.slice(0, count).flatMap((id) => known[id] ?? []),
    isEmpty: ids.length === 0,
    isLoading: list === 'notLoaded',
    hasFailed: hasFailed || (ids.length === 0 && list === 'failed'),
    hasMore: ids.length > count,
    showMore: () => setOpened({ place, count: count + pageSize }),
    choose: (id: number | null) => void choosePanelCategory(id, others).then((isListed) => setFailed(!isListed)),
  };
}
