import type { GameShell } from '../../../frame/gameView.ts';
import { element } from '../../../page/element.ts';
import { pauseFor } from '../../../page/pauseFor.ts';
import { cardName } from '../../cards/frame/cardName.ts';
import { createCardView, nextCardMs } from '../../cards/frame/cardView.ts';
import type { VideoPokerMessages } from './videoPokerMessages.ts';

export interface HoldRow {
  readonly view: HTMLElement;
  held(): boolean[];
  /** Toggles the hold of a card. Does nothing while the row is closed. */
  toggle(at: number): void;
  /** Open while the round waits for holds. */
  setOpen(open: boolean): void;
  setHeld(held: readonly boolean[]): void;
  /** Updates the row to these cards, null for backs; `still` without animation. */
  lay(names: readonly (string | null)[], skipAnimation: boolean): Promise<void>;
  setGain(gain: boolean): void;
}

const places = [0, 1, 2, 3, 4] as const;

/** Creates five cards, each with a toggle button for its hold. */
export function createHoldRow(
  { culture }: Pick<GameShell, 'culture'>,
  messages: VideoPokerMessages,
  /** Called when a hold changes; places count from 1. */
  onToggle: (place: number, held: boolean) => void,
): HoldRow {
  let open = false;
  let names: readonly (string | null)[] = [];
  const cards = places.map((at) => {
    const card = createCardView();
    // The button covers the card and takes its accessible name from the text alone.
    const button = element('button', { type: 'button', class: 'hold-button', 'aria-pressed': 'false' });
    button.addEventListener('click', () => toggle(at));
    const picture = element(
      'div',
      { class: 'hold-picture', 'aria-hidden': 'true' },
      element('span', { class: 'held-mark' }, messages.held),
      card.view,
    );
    return { card, button, place: element('div', { class: 'hold' }, picture, button) };
  });
  const view = element(
    'div',
    { class: 'holds', role: 'group', 'aria-label': messages.hand },
    ...cards.map(({ place }) => place),
  );
  const cardText = (name: string | null): string => (name === null ? messages.hiddenCard : cardName(name, culture));
  const isHeld = (at: number): boolean => cards[at]?.button.getAttribute('aria-pressed') === 'true';

  function setHeld(held: readonly boolean[]): void {
    cards.forEach(({ button }, at) => button.setAttribute('aria-pressed', String(held[at] === true)));
  }
  function toggle(at: number): void {
    if (!open) return;
    cards[at]?.button.setAttribute('aria-pressed', String(!isHeld(at)));
    onToggle(at + 1, isHeld(at));
  }
  return {
    view,
    held: () => places.map(isHeld),
    toggle,
    setHeld,
    setOpen(now) {
      open = now;
      for (const { button } of cards) button.setAttribute('aria-disabled', String(!now));
    },
    async lay(wanted, skipAnimation) {
      const turning: Promise<void>[] = [];
      for (const at of places) {
        const name = wanted[at] ?? null;
        const { card, button } = cards[at] ?? {};
        if (!card || !button || names[at] === name) continue;
        button.setAttribute('aria-label', messages.card(at + 1, cardText(name)));
        if (skipAnimation) {
          card.set(name, cardText(name));
          continue;
        }
        if (turning.length > 0) await pauseFor(nextCardMs / 2);
        turning.push(card.turn(name, cardText(name)));
      }
      names = wanted;
      await Promise.all(turning);
    },
    setGain: (gain) => view.classList.toggle('is-gain', gain),
  };
}
