import { drawing, element } from '../../play/frame/element.ts';
import { createFigure } from '../../play/frame/figure.ts';
import type { GameShell } from '../../play/frame/gameView.ts';
import { shortAmount } from '../../play/frame/moneyFormat.ts';
import type { BlackjackSetup } from '../blackjackApi.ts';
import type { BlackjackMessages } from './blackjackMessages.ts';

export interface StakeTray {
  /** The chips to add and the button that takes them back. */
  readonly view: HTMLElement;
  /** The sum, for the bar. */
  readonly figure: HTMLElement;
  stake(): number;
  /** Adds chips, or takes them away; stays between nothing and the most the table allows. */
  add(minor: number): void;
  /** Open while a round may begin; else the figure shows what the round has at stake, where there is one. */
  setOpen(open: boolean, atStake: number | null): void;
}

export function createStakeTray(
  {
    setup,
    messages: gameShellMessages,
    amount,
    announce,
  }: Pick<GameShell<BlackjackSetup>, 'setup' | 'messages' | 'amount' | 'announce'>,
  messages: BlackjackMessages,
  { first, onChange }: { first: number; onChange: (stake: number) => void },
): StakeTray {
  const figure = createFigure(gameShellMessages.stake, 'of-stake');
  let sum = first;
  let open = true;
  let atStake: number | null = null;

  const chips = setup.chips.map((value, at) => {
    const chip = element(
      'button',
      { type: 'button', class: 'tray-chip', 'data-chip': String(at), 'aria-label': messages.addChip(amount(value)) },
      element('span', { 'aria-hidden': 'true' }, shortAmount(amount(value))),
    );
    chip.addEventListener('click', () => add(value));
    return chip;
  });
  const clear = element(
    'button',
    { type: 'button', class: 'tray-clear', 'aria-label': messages.clear },
    drawing('M6 6l12 12M18 6L6 18'),
  );
  clear.addEventListener('click', () => add(-sum));

  function draw(): void {
    figure.set(amount(open ? sum : (atStake ?? sum)));
    chips.forEach((chip, at) =>
      chip.setAttribute('aria-disabled', String(!open || sum + (setup.chips[at] ?? 0) > setup.maximum)),
    );
    clear.setAttribute('aria-disabled', String(!open || sum === 0));
    onChange(sum);
  }
  function add(minor: number): void {
    const next = sum + minor;
    if (!open || next < 0 || next > setup.maximum || next === sum) return;
    sum = next;
    draw();
    announce(gameShellMessages.stakeNow(amount(sum)));
  }
  draw();
  return {
    view: element('div', { class: 'tray', role: 'group', 'aria-label': gameShellMessages.chips }, ...chips, clear),
    figure: figure.view,
    stake: () => sum,
    add,
    setOpen(now, staked) {
      open = now;
      atStake = staked;
      draw();
    },
  };
}
