import { element } from '../page/element.ts';

/** Number of stakes that fit beside the stepper on a phone. */
const maxChoices = 6;

/** Picks at most six stakes of an ascending list, spread evenly, with the lowest and the highest. */
export function quickStakeChoices(stakes: readonly number[]): readonly number[] {
  if (stakes.length <= maxChoices) return stakes;
  return Array.from(
    { length: maxChoices },
    (_, at) => stakes[Math.round((at * (stakes.length - 1)) / (maxChoices - 1))] ?? 0,
  );
}

export interface QuickStakes {
  readonly view: HTMLElement;
  /** Marks the chosen stake. The buttons stay focusable while they do nothing. */
  draw(state: { stake: number; isDisabled: boolean }): void;
}

/** Creates a row of buttons that each choose a stake. Stakes come from the server, so none exceeds the market's cap. */
export function createQuickStakes({
  stakes,
  name,
  amount,
  choose,
}: {
  stakes: readonly number[];
  name: string;
  amount: (minor: number) => string;
  choose: (stake: number) => void;
}): QuickStakes {
  const buttons = quickStakeChoices(stakes).map((stake) => {
    const view = element('button', { type: 'button', class: 'quick-stake' }, amount(stake));
    view.addEventListener('click', () => choose(stake));
    return { stake, view };
  });
  return {
    view: element(
      'div',
      { class: 'quick-stakes', role: 'group', 'aria-label': name },
      ...buttons.map(({ view }) => view),
    ),
    draw({ stake: chosen, isDisabled }) {
      for (const { stake, view } of buttons) {
        view.setAttribute('aria-pressed', String(stake === chosen));
        view.setAttribute('aria-disabled', String(isDisabled));
      }
    },
  };
}
