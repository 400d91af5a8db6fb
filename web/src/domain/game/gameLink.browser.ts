import type { MouseEvent } from 'react';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { chosenGameStore } from './chosenGame.ts';
import type { GamePlace } from './chosenGame.ts';

/** A heading that is hidden on phones does not count. */
const isShown = (heading: Element) =>
  'checkVisibility' in Element.prototype ? heading.checkVisibility() : heading.closest('[hidden]') === null;

/** Returns the visible headings that precede an element in its page or dialog, in document order. */
export function headingsBefore(element: Element): Element[] {
  const headings = [...(element.closest('main, dialog') ?? document).querySelectorAll('h1, h2, h3')];
  return headings.filter(
    (heading) =>
      isShown(heading) && (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/**
 * LB-11: returns the index, from 1, of the heading above an element among the headings of its page or dialog. Computed
 * on demand, because the visible rows depend on flags, the market and the play history.
 */
export function headingIndexOf(element: Element): number {
  return headingsBefore(element).length;
}

/** Stores the link that a player pressed, for the events of its game (LB-11). */
export function chooseGame(gameGroupId: number, place: GamePlace, link: Element): void {
  chosenGameStore.setState({ chosen: { gameGroupId, ...place, headingIndex: headingIndexOf(link) } });
}

/**
 * Returns address and click handler of a link to a game; every such link uses it. A click that opens another tab
 * chooses nothing here.
 * @param onChoose called on a plain click, before the page of the game opens
 */
export function gameLink(
  gameGroupId: number,
  place: GamePlace,
  onChoose?: () => void,
): { href: string; onClick: (event: MouseEvent) => void } {
  return {
    href: `/game/${gameGroupId}`,
    onClick(event) {
      if (!isPlainPress(event)) return;
      chooseGame(gameGroupId, place, event.currentTarget);
      onChoose?.();
    },
  };
}
