import { reversed } from '@foyer/contract/reversed';
import { chipsOf } from '../../../frame/chipStack.ts';

/** Shows the chips on a spot: their amount, the colours of the two topmost chips, and the height of the stack. */
export function showChips(
  button: HTMLElement,
  { amount, text, chipValues }: { amount: number; text: string; chipValues: readonly number[] },
): void {
  const chips = reversed(chipsOf(amount, chipValues, 4));
  const [top = 0, below = top] = chips;
  button.classList.toggle('has-chips', amount > 0);
  button.dataset['chips'] = text;
  button.dataset['chip'] = String(top);
  button.dataset['below'] = String(below);
  button.dataset['height'] = String(chips.length);
}
