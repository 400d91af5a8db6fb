import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import type { GamePlace } from './chosenGame.ts';
import { chooseGame } from './gameLink.browser.ts';
import { cacheTiles } from './gamesStore.ts';
import type { GameTile } from './gameTile.ts';
import { isUnderMaintenance } from './isUnderMaintenance.ts';
import type { TileApart } from './tilePart.ts';
import { tileStep } from './tileStep.ts';

const idAt = (target: EventTarget) => {
  const item = target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
  return item === null ? null : Number(item.dataset['id']);
};

/** Position of a list of tiles for events. */
export interface TileSection extends Pick<GamePlace, 'launchedFrom' | 'sectionName'> {
  /** Index of its first rendered tile, from 0; positive in the middle of a long list. */
  first: number;
}

/** Event handlers of a list of tiles: presses, hover, focus, arrow keys, failed covers. */
export function useTileList(
  tiles: readonly GameTile[],
  apart: TileApart | null,
  section: TileSection,
  givenRef: RefObject<HTMLUListElement | null> | undefined,
  onChoose?: (tile: GameTile) => void,
) {
  const navigation = useNavigation();
  const isVisitor = useVisit().loginState === 'Logged-Out';
  const ownRef = useRef<HTMLUListElement>(null);
  const ref = givenRef ?? ownRef;
  const [hotId, setHotId] = useState<number | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [broken, setBroken] = useState<ReadonlySet<number>>(noIds);

  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const fail = (image: Element) => {
      const id = idAt(image);
      if (id !== null) setBroken((before) => (before.has(id) ? before : new Set(before).add(id)));
    };
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) fail(event.target);
    };
    // Covers that failed before hydration; `error` does not bubble, so it is handled in the capture phase.
    for (const image of list.querySelectorAll('img'))
      if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail(image);
    list.addEventListener('error', onError, true);
    return () => list.removeEventListener('error', onError, true);
  }, [ref]);

  return {
    ref,
    hotId,
    chosenId,
    broken,
    handlers: {
      onClick(event: MouseEvent) {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || !isPlainPress(event)) return;
        event.preventDefault();
        const index = tiles.findIndex(({ id }) => id === idAt(link));
        const tile = tiles[index] ?? (apart?.tile.id === idAt(link) ? apart.tile : undefined);
        // A game under maintenance keeps its place, shows the reason, and has no link. The page of a closed table says
        // when it opens.
        if (tile === undefined || (tile.kind !== 'live' && isUnderMaintenance(tile, servicesTime(Date.now())))) return;
        setChosenId(tile.id);
        const { launchedFrom, sectionName, first } = section;
        chooseGame(
          tile.id,
          { launchedFrom, sectionName, gameIndex: (index === -1 && apart !== null ? apart.place : first + index) + 1 },
          link,
        );
        // The game's page shows the known facts at once; a list of thousands is not cached tile by tile.
        cacheTiles([tile]);
        onChoose?.(tile);
        navigation.go(`/game/${tile.id}`);
        // GM-03: a visitor is asked to log in, above the information about the game, and then enters the game.
        if (isVisitor && link.getAttribute('aria-disabled') !== 'true')
          openOverlay('login', { intendedGameId: tile.id });
      },
      onPointerOver(event: PointerEvent) {
        if (event.pointerType !== 'touch') setHotId(idAt(event.target));
      },
      onPointerLeave() {
        setHotId(null);
      },
      onFocus(event: FocusEvent) {
        if (event.target.matches(':focus-visible')) setHotId(idAt(event.target));
      },
      onBlur(event: FocusEvent) {
        // The buttons of a tile that has just received the focus must not disappear.
        if (event.relatedTarget === null || idAt(event.relatedTarget) !== idAt(event.target)) setHotId(null);
      },
      onKeyDown(event: KeyboardEvent) {
        const links = [...(ref.current?.querySelectorAll('a') ?? [])];
        const at = links.findIndex((link) => link === document.activeElement);
        const next = at === -1 ? null : tileStep(event.key, at, links.length);
        if (next === null) return;
        event.preventDefault();
        links[next]?.focus();
      },
    },
  };
}

const noIds: ReadonlySet<number> = new Set();
