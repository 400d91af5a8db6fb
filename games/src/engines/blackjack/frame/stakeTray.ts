import { createFigure } from '../../../frame/figure.ts';
import type { GameShell } from '../../../frame/gameView.ts';
import { drawing, element } from '../../../page/element.ts';
import { shortAmount } from '../../../page/moneyFormat.ts';
import type { BlackjackSetup } from '../blackjackApi.ts';
import type { BlackjackMessages } from './blackjackMessages.ts';

export interface StakeTray {
  /** Chips to add, and the button that removes them. */
  readonly view: HTMLElement;
  /** Amount for the bar. */
  readonly figure: HTMLElement;
  stake(): number;
  /** Adds chips, or removes them if negative. The sum stays between zero and the table's maximum. */
  add(minor: number): void;
  /** Open while a round may begin; otherwise the figure shows the stake of the current round, if any. */
  setOpen(open: boolean, atStake: number | null): void;
}

export function createStakeTray(
  {
    setup,
    messages: gameShellMessages,
    amount,
    announce,
    balance,
    setNotice,
    playSound,
  }: Pick<
    GameShell<BlackjackSetup>,
    'setup' | 'messages' | 'amount' | 'announce' | 'balance' | 'setNotice' | 'playSound'
  >,
  messages: BlackjackMessages,
  { first, onChange }: { first: number; onChange: (stake: number) => void },
): StakeTray {
  const figure = createFigure(gameShellMessages.stake, 'of-stake');
  let sum = first;
  let open = true;
  let atStake: number | null = null;

  const chips = setup.chips.map((value) => {
    const chip = element(
      'button',
      { type: 'button', class: 'tray-chip', 'data-chip': String(value), 'aria-label': messages.addChip(amount(value)) },
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
      chip.setAttribute(
        'aria-disabled',
        String(!open || sum + (setup.chips[at] ?? 0) > Math.min(setup.maximum, balance())),
      ),
    );
    clear.setAttribute('aria-disabled', String(!open || sum === 0));
    onChange(sum);
  }
  function add(minor: number): void {
    const next = sum + minor;
    if (!open || next < 0 || next > setup.maximum || next === sum) return;
    if (minor > 0 && next > balance()) {
      setNotice(gameShellMessages.tooPoor, 'worry');
      announce(gameShellMessages.tooPoor);
      return;
    }
    sum = next;
    playSound('chip');
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
