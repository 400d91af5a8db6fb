import { isPlainPress } from '../../ui/isPlainPress.ts';
import { chosenGameStore } from './chosenGame.ts';
import { chooseGame, headingsBefore } from './gameLink.browser.ts';

const gamePath = /^\/game\/(\d{1,12})$/;
const maxNameLength = 80;

function gameOf(link: HTMLAnchorElement): number | null {
  const [, id] = link.origin === window.location.origin ? (gamePath.exec(link.pathname) ?? []) : [];
  return id === undefined ? null : Number(id);
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the heading above a link, and the position of the link among the game links under that heading. */
function placeOf(link: HTMLAnchorElement) {
  const heading = headingsBefore(link).at(-1);
  const links = [
    ...(link.closest('main, dialog') ?? document).querySelectorAll<HTMLAnchorElement>('a[href*="/game/"]'),
  ];
  const earlier = links.filter(
    (other) => isBefore(other, link) && (heading === undefined || isBefore(heading, other)) && gameOf(other) !== null,
  );
  const sectionName = (heading?.textContent ?? document.title).trim().slice(0, maxNameLength);
  return { launchedFrom: 'link', sectionName, gameIndex: earlier.length + 1 } as const;
}

interface ShownPath {
  subscribe(listener: (state: PathState, before: PathState) => void): () => void;
}

interface PathState {
  readonly model: { readonly path: string };
}

/**
 * LB-11: keeps the position of the chosen game correct. A link of editors or services gets its position from the page; a
 * component's own link overrides that, since this listener runs first. Any navigation elsewhere clears the position, so
 * that a later visit of the same game, by address or by history, does not report it.
 */
export const gameLinksStart = {
  name: 'game links',
  when: 'atOnce' as const,
  start({ page }: { page: ShownPath }) {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const id = link === null || !isPlainPress(event) || link.ariaDisabled === 'true' ? null : gameOf(link);
      if (link !== null && id !== null) chooseGame(id, placeOf(link), link);
    };
    window.addEventListener('click', onClick, { capture: true });
    const stopFollowing = page.subscribe(({ model }, before) => {
      const { chosen } = chosenGameStore.getState();
      if (model.path !== before.model.path && chosen !== null && model.path !== `/game/${chosen.gameGroupId}`)
        chosenGameStore.setState({ chosen: null });
    });
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      stopFollowing();
    };
  },
};
