import { drawing, element } from '../page/element.ts';
import { createFigure } from './figure.ts';
import type { GamePhase, GameShell } from './gameView.ts';
import { createQuickStakes } from './quickStakes.ts';

export interface StakeStepper {
  readonly view: HTMLElement;
  stake(): number;
  /** -1 for the next lower stake, 1 for the next higher. Does nothing during a round. */
  change(step: -1 | 1): void;
  /** Receives the phase from the view. */
  setPhase(phase: GamePhase): void;
}

/**
 * Creates the stake control for an ascending list: a stepper and, with `hasQuickStakes`, a row of buttons for single
 * stakes, which takes 44 px of height except in small windows. Starts at `first`, or at the lowest stake if `first` is
 * not in the list.
 */
export function createStakeStepper(
  { messages, amount, announce }: Pick<GameShell, 'messages' | 'amount' | 'announce'>,
  stakes: readonly number[],
  first?: number,
  onChange: () => void = () => undefined,
  { hasQuickStakes = false }: { hasQuickStakes?: boolean } = {},
): StakeStepper {
  const step = (name: string, path: string): HTMLButtonElement =>
    element('button', { type: 'button', class: 'step', 'aria-label': name }, drawing(path));
  const lower = step(messages.lower, 'M6 12h12');
  const higher = step(messages.higher, 'M6 12h12M12 6v12');
  const figure = createFigure(messages.stake, 'of-stake', { before: [lower], after: [higher] });
  let at = Math.max(0, first === undefined ? 0 : stakes.indexOf(first));
  let phase: GamePhase = 'betting';
  const quick = createQuickStakes({
    stakes,
    first: stakes[at] ?? 0,
    name: messages.stakes,
    amount,
    choose: (chosen) => moveTo(stakes.indexOf(chosen)),
  });

  const stake = (): number => stakes[at] ?? 0;
  function draw(): void {
    const isDisabled = phase !== 'betting';
    figure.set(amount(stake()));
    lower.setAttribute('aria-disabled', String(isDisabled || at === 0));
    higher.setAttribute('aria-disabled', String(isDisabled || at === stakes.length - 1));
    quick.draw({ stake: stake(), isDisabled });
  }
  function moveTo(next: number): void {
    if (phase !== 'betting' || next === at) return;
    at = next;
    draw();
    announce(messages.stakeNow(amount(stake())));
    onChange();
  }
  const change = (by: -1 | 1): void => moveTo(Math.min(stakes.length - 1, Math.max(0, at + by)));
  lower.addEventListener('click', () => change(-1));
  higher.addEventListener('click', () => change(1));
  draw();
  return {
    view: element('div', { class: 'stakes' }, figure.view, ...(hasQuickStakes ? [quick.view] : [])),
    stake,
    change,
    setPhase(next) {
      phase = next;
      draw();
    },
  };
}
