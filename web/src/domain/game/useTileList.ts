import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { servicesTime } from '../../api/servicesClock.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { isPlainPress } from '../../ui/plainPress.ts';
import { cacheTiles } from './cacheTiles.ts';
import type { GamePlace } from './chosenGame.ts';
import { chooseGame } from './gameLink.browser.ts';
import type { GameTile } from './gameTile.ts';
import { isUnderMaintenance } from './isUnderMaintenance.ts';
import type { TileApart } from './tilePart.ts';
import { tileStep } from './tileStep.ts';

const idAt = (target: EventTarget) => {
  const item = target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
  return item === null ? null : Number(item.dataset['id']);
};

/** A list of tiles as it tells where its tiles stand. */
export interface TileSection extends Pick<GamePlace, 'launchedFrom' | 'sectionName'> {
  /** Place of its first tile that is drawn, from 0: not 0 in the middle of a long list. */
  first: number;
}

/** What a list of tiles listens to: presses, pointing, focus, arrow keys, covers that do not come. */
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
    // Covers that failed before the code was there; `error` does not bubble, so it is caught on its way down.
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
        // A game that is being looked after keeps its place and says so; it leads nowhere.
        if (tile === undefined || isUnderMaintenance(tile, servicesTime(Date.now()))) return;
        setChosenId(tile.id);
        const { launchedFrom, sectionName, first } = section;
        chooseGame(
          tile.id,
          { launchedFrom, sectionName, gameIndex: (index === -1 && apart !== null ? apart.place : first + index) + 1 },
          link,
        );
        // The page of the game shows at once what is known of it; a list of thousands is not remembered tile by tile.
        cacheTiles([tile]);
        onChoose?.(tile);
        navigation.go(`/game/${tile.id}`);
        // GM-03: a visitor is asked to log in, above what there is to read about the game, and lands in it afterwards.
        if (isVisitor) openOverlay('login', { intendedGameId: tile.id });
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
        // The buttons of a tile that keys just went to must not vanish under them.
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
