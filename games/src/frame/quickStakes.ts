import { sorted } from '@foyer/contract/sorted';
import { element } from '../page/element.ts';

/** Number of stakes that fit beside the stepper on a phone. */
const maxChoices = 6;

/**
 * Picks at most six stakes of an ascending list, spread evenly, with the lowest, the highest and the `needed` ones: each
 * takes the place of its nearest neighbour.
 */
export function quickStakeChoices(stakes: readonly number[], needed: readonly number[] = []): readonly number[] {
  if (stakes.length <= maxChoices) return stakes;
  const last = stakes.length - 1;
  const neededPlaces = needed.map((stake) => stakes.indexOf(stake)).filter((place) => place >= 0);
  const fixed = new Set([0, last, ...neededPlaces]);
  const places = Array.from({ length: maxChoices }, (_, at) => Math.round((at * last) / (maxChoices - 1)));
  for (const place of neededPlaces) {
    if (places.includes(place)) continue;
    const [nearest] = sorted(
      places.filter((other) => !fixed.has(other)),
      (one, other) => Math.abs(one - place) - Math.abs(other - place),
    );
    if (nearest !== undefined) places[places.indexOf(nearest)] = place;
  }
  return sorted(places, (one, other) => one - other).map((place) => stakes[place] ?? 0);
}

export interface QuickStakes {
  readonly view: HTMLElement;
  /** Marks the chosen stake. The buttons stay focusable while they do nothing. */
  draw(state: { stake: number; isDisabled: boolean }): void;
}

/**
 * Creates a row of buttons that each choose a stake, among them always `first` and the chosen one. Stakes come from the
 * server, so none exceeds the market's cap.
 */
export function createQuickStakes({
  stakes,
  first,
  name,
  amount,
  choose,
}: {
  stakes: readonly number[];
  first: number;
  name: string;
  amount: (minor: number) => string;
  choose: (stake: number) => void;
}): QuickStakes {
  let choices = quickStakeChoices(stakes, [first]);
  const buttons = choices.map((_, at) => {
    const button = element('button', { type: 'button', class: 'quick-stake' });
    button.addEventListener('click', () => choose(choices[at] ?? first));
    return button;
  });
  return {
    view: element('div', { class: 'quick-stakes', role: 'group', 'aria-label': name }, ...buttons),
    draw({ stake: chosen, isDisabled }) {
      choices = quickStakeChoices(stakes, [first, chosen]);
      for (const [at, button] of buttons.entries()) {
        const stake = choices[at] ?? first;
        button.textContent = amount(stake);
        button.setAttribute('aria-pressed', String(stake === chosen));
        button.setAttribute('aria-disabled', String(isDisabled));
      }
    },
  };
}
