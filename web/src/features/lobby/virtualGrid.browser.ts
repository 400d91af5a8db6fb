import type { AllGames } from '../../domain/game/allGames.ts';
import { loadAllGames } from '../../domain/game/allGamesList.browser.ts';
import { isChosen, knownChoice } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { gameFacets } from '../../domain/game/gameFacets.ts';
import { chosenGames, gamesOfQuery } from '../../domain/game/gamesOfQuery.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GridGames, GridView } from './gridView.ts';
import { gridScrollSpeed, gridPadding, gridStep, gridWindow, tilePlace } from './gridWindow.ts';
import type { GridScrollSpeed, GridMeasures } from './gridWindow.ts';

/**
 * `now`: drawn before the call returns. `soon`: with the next frame. `bit by bit`: as an interruptible transition, for
 * a whole screen.
 */
export type Priority = 'now' | 'soon' | 'bit by bit';

export interface VirtualGrid {
  /** Loads the list of all games for filters, or again after a failure. */
  load(): void;
  stop(): void;
}

/** Pause after the last scroll step from which the movement counts as over, in milliseconds. */
const scrollEndMs = 100;

/** Height of sticky bars at the top and bottom of the window; a focused row stays clear of them. */
const stickyTopPx = 170;
const stickyBottomPx = 100;

/**
 * LB-12: draws the visible part of a grid. The page has the height of all rows from the start. Facts of the games come
 * from the all-games list, which loads when the visitor scrolls past the tiles of the page or filters them.
 */
export function startVirtualGrid(
  list: HTMLElement,
  { tiles, total, query }: GridGames,
  requestedChoice: GameChoice,
  show: (view: GridView, priority: Priority) => void,
): VirtualGrid {
  let measures = measureGrid(list);
  let games: AllGames | null = null;
  let base: readonly number[] = [];
  let places: readonly number[] = [];
  let choice = requestedChoice;
  let hasFailed = false;
  let isStopped = false;
  let focused: number | null = null;
  /** Target index of a key whose tile is not loaded yet. */
  let wanted: number | null = null;
  let shown = '';
  let scrollSpeed: GridScrollSpeed = 'calm';
  let passing: ReadonlySet<number> = new Set();
  let covered: ReadonlySet<number> = new Set();

  const takeList = (all: AllGames) => {
    games = all;
    base = gamesOfQuery(all, query);
    choice = knownChoice(requestedChoice, all);
    places = chosenGames(all, base, choice);
  };
  const known = gamesStore.getState().gamesData;
  // Without the list, the page's own tiles suffice until the visitor scrolls further.
  if (known !== null) takeList(known);

  const countNow = () => {
    if (games !== null) return places.length;
    if (isChosen(requestedChoice)) return null;
    return hasFailed ? tiles.length : total;
  };
  const tileAt = (place: number) => {
    if (games === null) return isChosen(requestedChoice) ? undefined : tiles[place];
    const at = places[place];
    return at === undefined ? undefined : games.tile(at);
  };

  function update(priority: Priority = 'soon'): void {
    const count = countNow();
    // While a filter waits for the list, placeholders fill a screen.
    const all = count ?? (hasFailed ? 0 : measures.columns * 3);
    const sight = gridWindow(all, measures, {
      scrolledPx: -list.getBoundingClientRect().top,
      visible: window.innerHeight,
    });
    if (games === null && !hasFailed && (count === null || sight.end > tiles.length)) load();
    const isApart = focused !== null && (focused < sight.first || focused >= sight.end);
    const now = JSON.stringify([sight, isApart && focused, measures, count, hasFailed, games !== null, scrollSpeed]);
    if (now === shown) return;
    shown = now;
    const drawn = Array.from(
      { length: sight.end - sight.first },
      (_, index) => tileAt(sight.first + index) ?? [],
    ).flat();
    // Tiles that already have a cover keep it.
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
        ownOrder: query.by === 'rule' ? query.rule.sort : null,
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
    // A screen of new covers or rows is drawn without blocking the page.
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
    const rowsPerPage = Math.max(
      1,
      Math.floor((window.innerHeight - stickyTopPx - stickyBottomPx) / measures.rowHeight),
    );
    const next = gridStep(event.key, at, countNow() ?? 0, measures.columns, rowsPerPage);
    // At an end the arrow must not reach the list's own key handler, which knows one row only.
    event.stopPropagation();
    if (next === null) return;
    event.preventDefault();
    focusTile(next);
  };
  function focusTile(place: number): void {
    const listTop = list.getBoundingClientRect().top;
    const top = listTop + tilePlace(place, measures).top;
    const bottom = top + measures.rowHeight;
    if (top < stickyTopPx) window.scrollBy({ top: top - stickyTopPx, behavior: 'instant' });
    else if (bottom > window.innerHeight - stickyBottomPx)
      window.scrollBy({ top: bottom - (window.innerHeight - stickyBottomPx), behavior: 'instant' });
    wanted = null;
    if (tileAt(place) === undefined) {
      // The focused tile keeps the focus until the target is loaded.
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

/** Ratio of a cover without style sheets. */
const uprightRatio = 3 / 4;

/** Measures a grid at its current width. */
function measureGrid(list: HTMLElement): GridMeasures {
  const style = getComputedStyle(list);
  const number = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const widths = style.gridTemplateColumns
    .split(' ')
    .map(Number.parseFloat)
    .filter((width) => width > 0);
  const gap = Number.parseFloat(style.rowGap) || 0;
  const tileWidth = widths[0] ?? 160;
  // Prefer a measured tile height: browsers round to fractions of a pixel, which adds up over a thousand rows.
  const tile = list.querySelector('li:not([style])')?.getBoundingClientRect().height ?? 0;
  return {
    columns: Math.max(1, widths.length),
    tileWidth,
    gap,
    rowHeight:
      (tile > 0 ? tile : tileWidth / (number('--cover-ratio') || uprightRatio) + number('--caption-h') * rem) + gap,
  };
}
