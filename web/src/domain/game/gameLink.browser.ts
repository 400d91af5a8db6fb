import type { MouseEvent } from 'react';
import { isPlainPress } from '../../ui/plainPress.ts';
import { chosenGameStore } from './chosenGame.ts';
import type { GamePlace } from './chosenGame.ts';
import { headingIndexOf } from './headingIndex.browser.ts';

/** Remembers the link that a player presses, for the events of its game (LB-11). */
export function chooseGame(gameGroupId: number, place: GamePlace, link: Element): void {
  chosenGameStore.setState({ chosen: { gameGroupId, ...place, headingIndex: headingIndexOf(link) } });
}

/**
 * Address and press of a link to a game; every link to one is made with this. A press that opens another tab chooses nothing here.
 * @param onChoose called with a plain press, before the page of the game opens
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
