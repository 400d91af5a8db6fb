import { drawing, element } from '../../../../kernel/frame/element.ts';
import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotById, type Spot } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';
import { spotFacts, type RouletteMessages } from './rouletteMessages.ts';
import { spotPlaces } from './spotPlaces.ts';

/** Second step for touch input: shows all bets on one number, enlarged, in their layout positions. */
export interface SpotPicker {
  readonly view: HTMLDialogElement;
  open(number: number): void;
  /** Updates the amounts on the spots. */
  refresh(): void;
}

/** Returns the inside bets on a number, in rows around it. */
export function betsAround(number: number): (Spot & { readonly column: number; readonly row: number })[] {
  const here = spotPlaces.get(`straight-${number}`);
  if (!here) return [];
  const found = rouletteSpots.filter(
    ({ kind, numbers }) =>
      ['straight', 'split', 'street', 'corner', 'sixLine'].includes(kind) && numbers.includes(number),
  );
  const places = found.map((spot) => ({ spot, place: spotPlaces.get(spot.id) ?? here }));
  const rank = (values: number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);
  const [xs, ys] = [rank(places.map(({ place }) => place.x)), rank(places.map(({ place }) => place.y))];
  return places
    .map(({ spot, place }) => ({ ...spot, column: xs.indexOf(place.x) + 1, row: ys.indexOf(place.y) + 1 }))
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
}

export function createSpotPicker({
  messages,
  spots,
  textOn,
  onSpot,
}: {
  messages: RouletteMessages;
  spots: RouletteSetup['spots'];
  /** Formatted amount on a spot; empty for none. */
  textOn: (bet: string) => string;
  onSpot: (bet: string) => void;
}): SpotPicker {
  const heading = element('h2', { id: 'picker-heading' });
  const close = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': messages.close },
    drawing('M6 6l12 12M18 6L6 18'),
  );
  const choices = element('div', { class: 'picker-spots' });
  const view = element(
    'dialog',
    { class: 'picker', 'aria-labelledby': 'picker-heading' },
    element('div', { class: 'picker-head' }, heading, close),
    choices,
  );
  close.addEventListener('click', () => view.close());
  // A tap on the backdrop closes the panel: only there is the dialog itself the event target.
  view.addEventListener('click', ({ target }) => target === view && view.close());

  const numbersOf = ({ kind, numbers }: Spot): string =>
    kind === 'sixLine' ? `${numbers[0] ?? ''}–${numbers.at(-1) ?? ''}` : numbers.join('·');
  const odds = ({ kind }: Spot): string => `${spots[kind].paysToOne} : 1`;

  function refresh(): void {
    for (const button of choices.querySelectorAll<HTMLElement>('[data-bet]')) {
      const bet = button.dataset['bet'] ?? '';
      const spot = spotById(bet);
      const text = textOn(bet);
      button.dataset['chips'] = text;
      button.classList.toggle('has-chips', text !== '');
      if (spot)
        button.setAttribute(
          'aria-label',
          [
            `${numbersOf(spot)} ${odds(spot)}`,
            messages.spot(spotFacts(spot)),
            ...(text === '' ? [] : [messages.onIt(text)]),
          ].join(', '),
        );
    }
  }

  return {
    view,
    refresh,
    open(number) {
      heading.replaceChildren(messages.betsWith(number));
      const around = betsAround(number);
      choices.replaceChildren(
        ...around.map((spot) => {
          const look = spot.kind === 'straight' ? `of-${colourOf(number)}` : 'of-felt';
          const button = element(
            'button',
            { type: 'button', class: `pick ${look}`, 'data-bet': spot.id },
            element('span', { class: 'pick-name' }, numbersOf(spot)),
            ' ',
            element('span', { class: 'pick-pays' }, odds(spot)),
          );
          button.style.gridArea = `${spot.row} / ${spot.column}`;
          button.addEventListener('click', () => onSpot(spot.id));
          return button;
        }),
      );
      refresh();
      view.showModal();
      choices.querySelector<HTMLElement>(`[data-bet='straight-${number}']`)?.focus();
    },
  };
}
