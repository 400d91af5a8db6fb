import { sorted } from '@foyer/contract/sorted';
import { drawing, element } from '../../../page/element.ts';
import { shortAmount } from '../../../page/moneyFormat.ts';
import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotById, type Spot } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';
import { spotFacts, type RouletteMessages } from './rouletteMessages.ts';
import { showChips } from './showChips.ts';
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
  const rank = (values: number[]): number[] => sorted(new Set(values), (a, b) => a - b);
  const [xs, ys] = [rank(places.map(({ place }) => place.x)), rank(places.map(({ place }) => place.y))];
  return sorted(
    places.map(({ spot, place }) => ({ ...spot, column: xs.indexOf(place.x) + 1, row: ys.indexOf(place.y) + 1 })),
    (a, b) => a.row - b.row || a.column - b.column,
  );
}

export function createSpotPicker({
  messages,
  setup: { spots, chipValues },
  amountOn,
  amount,
  onSpot,
}: {
  messages: RouletteMessages;
  setup: Pick<RouletteSetup, 'spots' | 'chipValues'>;
  /** Minor units on a spot. */
  amountOn: (bet: string) => number;
  amount: (minor: number) => string;
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
      const laid = amountOn(bet);
      showChips(button, { amount: laid, text: laid === 0 ? '' : shortAmount(amount(laid)), chipValues });
      if (spot)
        button.setAttribute(
          'aria-label',
          [
            `${numbersOf(spot)} ${odds(spot)}`,
            messages.spot(spotFacts(spot)),
            ...(laid === 0 ? [] : [messages.onIt(amount(laid))]),
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
