import type { AllGames } from '../../domain/game/allGames.ts';
import { loadAllGames } from '../../domain/game/allGamesList.browser.ts';
import { isChosen, knownChoice } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { gameFacets } from '../../domain/game/gameFacets.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { chosenGames, gamesOfQuestion } from '../../domain/game/selectGames.ts';
import type { GridGames, GridView } from './gridView.ts';
import { gridScrollSpeed, gridPadding, gridStep, gridWindow, tilePlace } from './gridWindow.ts';
import type { GridScrollSpeed } from './gridWindow.ts';
import { measureGrid } from './measureGrid.browser.ts';

interface VirtualGridDeps extends GridGames {
  list: HTMLElement;
  choice: GameChoice;
  show(view: GridView, priority: Priority): void;
}

/** `now`: drawn before the call returns. `soon`: with the next frame. `bit by bit`: a whole screen, which must not hold up the page. */
export type Priority = 'now' | 'soon' | 'bit by bit';

export interface VirtualGrid {
  /** Makes sure that the list of all games is there, for who wants to choose among them or asks again after a failure. */
  load(): void;
  stop(): void;
}

/** Milliseconds between two steps of one movement, and after the last until it counts as over. */
const scrollEndMs = 100;

/** What sticks to the top and the foot of the window: a row that has the focus keeps clear of it. */
const clearAbove = 170;
const clearBelow = 100;

/**
 * LB-12: draws of a grid what is in sight. The page is as high as all rows at once; facts of the games come from the
 * all-games list, which is asked for when somebody looks past the tiles that came with the page, or chooses among them.
 */
export function startVirtualGrid({ list, tiles, total, question, choice: wished, show }: VirtualGridDeps): VirtualGrid {
  let measures = measureGrid(list);
  let games: AllGames | null = null;
  let base: readonly number[] = [];
  let places: readonly number[] = [];
  let choice = wished;
  let hasFailed = false;
  let isStopped = false;
  let focused: number | null = null;
  /** Where a key leads to whose tile is not known yet. */
  let wanted: number | null = null;
  let shown = '';
  let scrollSpeed: GridScrollSpeed = 'calm';
  let passing: ReadonlySet<number> = new Set();
  let covered: ReadonlySet<number> = new Set();

  const takeList = (all: AllGames) => {
    games = all;
    base = gamesOfQuestion(all, question);
    choice = knownChoice(wished, all);
    places = chosenGames(all, base, choice);
  };
  const known = gamesStore.getState().gamesData;
  // Without a list the page's own tiles do as long as nobody looks further.
  if (known !== null) takeList(known);

  const countNow = () => {
    if (games !== null) return places.length;
    if (isChosen(wished)) return null;
    return hasFailed ? tiles.length : total;
  };
  const tileAt = (place: number) => {
    if (games === null) return isChosen(wished) ? undefined : tiles[place];
    const at = places[place];
    return at === undefined ? undefined : games.tile(at);
  };

  function update(priority: Priority = 'soon'): void {
    const count = countNow();
    // While a choice waits for the list, a screen of empty places stands in.
    const all = count ?? (hasFailed ? 0 : measures.columns * 3);
    const sight = gridWindow(all, measures, { gone: -list.getBoundingClientRect().top, visible: window.innerHeight });
    if (games === null && !hasFailed && (count === null || sight.end > tiles.length)) load();
    const isApart = focused !== null && (focused < sight.first || focused >= sight.end);
    const now = JSON.stringify([sight, isApart && focused, measures, count, hasFailed, games !== null, scrollSpeed]);
    if (now === shown) return;
    shown = now;
    const drawn = Array.from(
      { length: sight.end - sight.first },
      (_, index) => tileAt(sight.first + index) ?? [],
    ).flat();
    // What has its cover keeps it.
    passing = new Set(scrollSpeed === 'passing' ? drawn.flatMap(({ id }) => (covered.has(id) ? [] : id)) : []);
    covered = new Set(drawn.flatMap(({ id }) => (passing.has(id) ? [] : id)));
    const tileApart = isApart && focused !== null ? tileAt(focused) : undefined;
    show(
      {
        count,
        tiles: drawn,
        part: {
          first: sight.first,
          count: all,
          waiting: sight.end - sight.first - drawn.length,
          passing,
          apart:
            tileApart === undefined || focused === null
              ? null
              : { tile: tileApart, place: focused, width: measures.tileWidth, ...tilePlace(focused, measures) },
        },
        padding: gridPadding(all, measures, sight),
        hasFailed,
        choice,
        ownOrder: question.by === 'rule' ? question.rule.sort : null,
        facets: games === null ? null : facetsOf(games, base),
        countOf: games === null ? null : counter(games, base),
      },
      priority,
    );
  }

  function load(): void {
    if (games !== null) return;
    hasFailed = false;
    void loadAllGames().then((all) => {
      if (isStopped || games !== null) return;
      if (all === null) hasFailed = true;
      else takeList(all);
      if (wanted === null) update();
      else focusTile(wanted);
    });
  }

  const placeOf = (target: EventTarget | null) => {
    const tile = target instanceof Element ? target.closest('li[aria-posinset]') : null;
    return tile === null ? null : Number(tile.getAttribute('aria-posinset')) - 1;
  };
  let lastY = window.scrollY;
  let lastAt = 0;
  let scrollEndTimer: number | undefined;
  const onScroll = (event: Event) => {
    const moved = Math.abs(window.scrollY - lastY);
    const isOneMovement = event.timeStamp - lastAt < scrollEndMs;
    lastY = window.scrollY;
    lastAt = event.timeStamp;
    window.clearTimeout(scrollEndTimer);
    const before = scrollSpeed;
    scrollSpeed = isOneMovement ? gridScrollSpeed(moved, measures) : 'calm';
    if (scrollSpeed !== 'calm') scrollEndTimer = window.setTimeout(onScrollEnd, scrollEndMs);
    list.toggleAttribute('data-fast', scrollSpeed === 'fast');
    if (scrollSpeed === 'fast') return;
    // A screen of covers at once, or of other rows, must not hold up the page.
    update(scrollSpeed === before && moved <= measures.rowHeight * 2 ? 'soon' : 'bit by bit');
  };
  const onScrollEnd = () => {
    scrollSpeed = 'calm';
    list.removeAttribute('data-fast');
    update('bit by bit');
  };
  const onResize = () => update();
  const onFocusIn = (event: FocusEvent) => {
    focused = placeOf(event.target);
    wanted = null;
    update();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (placeOf(event.relatedTarget) !== null) return;
    focused = null;
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (at === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rowsPerPage = Math.max(1, Math.floor((window.innerHeight - clearAbove - clearBelow) / measures.rowHeight));
    const next = gridStep(event.key, at, countNow() ?? 0, measures.columns, rowsPerPage);
    // Where there is nothing further an arrow must not fall through to the list's own keys, which know one row.
    event.stopPropagation();
    if (next === null) return;
    event.preventDefault();
    focusTile(next);
  };
  function focusTile(place: number): void {
    const listTop = list.getBoundingClientRect().top;
    const top = listTop + tilePlace(place, measures).top;
    const bottom = top + measures.rowHeight;
    if (top < clearAbove) window.scrollBy({ top: top - clearAbove, behavior: 'instant' });
    else if (bottom > window.innerHeight - clearBelow)
      window.scrollBy({ top: bottom - (window.innerHeight - clearBelow), behavior: 'instant' });
    wanted = null;
    if (tileAt(place) === undefined) {
      // The tile that has the focus keeps it until the other is there.
      wanted = place;
      update('now');
      return;
    }
    focused = place;
    update('now');
    list.querySelector<HTMLElement>(`li[aria-posinset="${place + 1}"] a`)?.focus({ preventScroll: true });
  }

  const resized =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          const next = measureGrid(list);
          if (JSON.stringify(next) === JSON.stringify(measures)) return;
          measures = next;
          update();
        });
  update('now');
  resized?.observe(list);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onResize);
  list.addEventListener('focusin', onFocusIn);
  list.addEventListener('focusout', onFocusOut);
  list.addEventListener('keydown', onKeyDown);
  return {
    load,
    stop() {
      isStopped = true;
      resized?.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
      window.clearTimeout(scrollEndTimer);
      list.removeAttribute('data-fast');
      list.removeEventListener('focusin', onFocusIn);
      list.removeEventListener('focusout', onFocusOut);
      list.removeEventListener('keydown', onKeyDown);
    },
  };
}

const facetsOf = (games: AllGames, base: readonly number[]) => () => gameFacets(games, base);
const counter = (games: AllGames, base: readonly number[]) => (choice: GameChoice) =>
  chosenGames(games, base, { ...choice, order: null }).length;
