import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { choiceOfSearch, everyGame } from '../../domain/game/gameChoice.ts';
import { useSearch } from '../../ui/useSearch.ts';
import type { GridGames, GridView } from './gridView.ts';
import type { Priority, startVirtualGrid, VirtualGrid } from './virtualGrid.browser.ts';

type Start = typeof startVirtualGrid;
/** Cached, so that a page has its full height before the scroll position is restored. */
let loaded: Start | null = null;

/**
 * Returns the state of a grid of which the page contains the first tiles only; null until its code has loaded. The list
 * element stays the same, so that nothing moves or reloads.
 */
export function useVirtualGrid(games: GridGames, isHidden: boolean, isChoosable: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const search = useSearch();
  const [start, setStart] = useState<Start | null>(() => loaded);
  const [view, setView] = useState<GridView | null>(null);
  const grid = useRef<VirtualGrid | null>(null);
  const { tiles, total, query } = games;
  const choice = useMemo(() => (isChoosable ? choiceOfSearch(search) : everyGame), [search, isChoosable]);

  useEffect(() => {
    if (start !== null || isHidden) return;
    let isCurrent = true;
    import('./virtualGrid.browser.ts').then(
      (module) => {
        loaded = module.startVirtualGrid;
        if (isCurrent) setStart(() => module.startVirtualGrid);
      },
      // If filters cannot be applied, the tiles of the page are shown unfiltered.
      () => document.documentElement.removeAttribute('data-choice'),
    );
    return () => {
      isCurrent = false;
    };
  }, [start, isHidden]);
  useLayoutEffect(() => {
    if (start === null || isHidden || list.current === null) return;
    const show = (next: GridView, priority: Priority) => {
      if (priority === 'bit by bit') startTransition(() => setView(next));
      // During a React render the state is set without `flushSync` and painted with that render.
      else if (priority === 'now' && grid.current !== null) flushSync(() => setView(next));
      else setView(next);
    };
    const mine = start(list.current, { tiles, total, query }, choice, show);
    grid.current = mine;
    return () => {
      mine.stop();
      grid.current = null;
    };
  }, [start, isHidden, list, tiles, total, query, choice]);
  const isWaiting = view !== null && view.count === null;
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || view === null) return;
    current.style.paddingTop = `${view.padding.above}px`;
    current.style.paddingBottom = `${view.padding.below}px`;
    if (!isWaiting) document.documentElement.removeAttribute('data-choice');
  }, [list, view, isWaiting]);

  return { list, view, load: () => grid.current?.load() };
}
