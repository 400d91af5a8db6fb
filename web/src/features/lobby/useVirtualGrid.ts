import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter/use-browser-location';
import { choiceOfSearch, everyGame } from '../../domain/game/gameChoice.ts';
import type { GridGames, GridView } from './gridView.ts';
import type { Priority, startVirtualGrid, VirtualGrid } from './virtualGrid.browser.ts';

type Start = typeof startVirtualGrid;
/** Kept, so that a page one comes back to has its full height before it is brought back to its place. */
let loaded: Start | null = null;

/**
 * The whole of a grid whose page brought the first tiles only; null until the code for it is there. The list element
 * stays the same, so nothing that is drawn moves or loads anew.
 */
export function useVirtualGrid(games: GridGames, isHidden: boolean, isChoosable: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const search = useSearch({ ssrSearch: '' });
  const [start, setStart] = useState<Start | null>(() => loaded);
  const [view, setView] = useState<GridView | null>(null);
  const grid = useRef<VirtualGrid | null>(null);
  const { tiles, total, question } = games;
  const choice = useMemo(() => (isChoosable ? choiceOfSearch(search) : everyGame), [search, isChoosable]);

  useEffect(() => {
    if (start !== null || isHidden) return;
    let isCurrent = true;
    import('./virtualGrid.browser.ts').then(
      (module) => {
        loaded = module.startVirtualGrid;
        if (isCurrent) setStart(() => module.startVirtualGrid);
      },
      // The tiles that came with the page stay, unfiltered: a choice that cannot be made hides nothing.
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
      // While React is at work itself, what is set is drawn before it is done.
      else if (priority === 'now' && grid.current !== null) flushSync(() => setView(next));
      else setView(next);
    };
    const mine = start({ list: list.current, tiles, total, question, choice, show });
    grid.current = mine;
    return () => {
      mine.stop();
      grid.current = null;
    };
  }, [start, isHidden, list, tiles, total, question, choice]);
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
