// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gameShellMessages } from './gameShellMessages.ts';
import { createStakeStepper } from './stakeStepper.ts';

const amount = (minor: number) => `£${(minor / 100).toFixed(2)}`;

test('GM-05 UI-03 quick stakes and the stepper choose the same stake, and neither does during a round', () => {
  const announced: string[] = [];
  const stepper = createStakeStepper(
    { messages: gameShellMessages.en, amount, announce: (text) => void announced.push(text) },
    [20, 50, 100, 200],
    50,
    undefined,
    { hasQuickStakes: true },
  );
  const press = (name: string) =>
    [...stepper.view.querySelectorAll('button')]
      .find(({ textContent, ariaLabel }) => textContent === name || ariaLabel === name)
      ?.click();
  const shown = () => [
    stepper.stake(),
    stepper.view.querySelector('.value')?.textContent,
    stepper.view.querySelector('[aria-pressed=true]')?.textContent,
  ];
  expect(shown()).toEqual([50, '£0.50', '£0.50']);
  press('£1.00');
  expect(shown()).toEqual([100, '£1.00', '£1.00']);
  press('Raise stake');
  expect(shown()).toEqual([200, '£2.00', '£2.00']);
  press('Raise stake');
  stepper.setPhase('waiting');
  press('£0.20');
  press('Lower stake');
  expect(shown()).toEqual([200, '£2.00', '£2.00']);
  expect(announced).toHaveLength(2);
});
