import { languages } from '@foyer/contract/languages';
import type { RoundReplayMessages } from '../frame/roundReplayMessages.ts';
import { element } from '../page/element.ts';
import { pauseFor } from '../page/pauseFor.ts';
import type { ReplayStep, RoundReplay } from './roundReplay.ts';

/** Longest pauses between two numbers, and for all numbers of a step, in milliseconds. */
const numberMs = 220;
const stepMs = 2000;

/** Numbers of the draw beside a replayed round, and the button below them. */
export interface ReplayPanel {
  readonly view: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Removes all steps, for another run. */
  clear(): void;
  /** Shows the numbers of a step one after another. */
  showStep(step: ReplayStep): Promise<void>;
  /** Shows what the numbers mean, and with what they were computed. */
  showEnd(): void;
}

/** `isStill`: numbers appear at once. */
export function createReplayPanel(
  { culture, steps, sentences, seed, rulesVersion }: RoundReplay,
  messages: RoundReplayMessages,
  isStill: () => boolean,
): ReplayPanel {
  const format = new Intl.NumberFormat(languages[culture].locale);
  const list = element('ol', { class: 'replay-steps' });
  const end = element('div', { class: 'replay-end', role: 'status' });
  const scroll = element(
    'div',
    { class: 'replay-draw', role: 'region', tabindex: '0', 'aria-label': messages.draw },
    element('p', { class: 'replay-hint' }, messages.hint),
    list,
    end,
  );
  const button = element('button', { type: 'button', class: 'move-button' }, messages.skip);

  const nameOf = (step: ReplayStep): string =>
    step.kind === 'move' ? messages.move(steps.indexOf(step)) : messages[step.kind];
  return {
    view: element('div', { class: 'replay-panel' }, scroll, button),
    button,
    clear() {
      list.replaceChildren();
      end.replaceChildren();
      scroll.scrollTop = 0;
    },
    async showStep(step) {
      const numbers = element('ul', { class: 'replay-numbers' });
      list.append(element('li', {}, element('strong', {}, nameOf(step)), numbers));
      if (step.draws.length === 0) numbers.append(element('li', { class: 'quiet' }, messages.noNumbers));
      for (const { value, below } of step.draws) {
        numbers.append(element('li', {}, messages.number(format.format(value), format.format(below - 1))));
        scroll.scrollTop = scroll.scrollHeight;
        if (!isStill()) await pauseFor(Math.min(numberMs, stepMs / step.draws.length));
      }
    },
    showEnd() {
      end.replaceChildren(
        ...sentences.map((sentence) => element('p', {}, sentence)),
        element('p', { class: 'replay-agrees' }, messages.agrees),
        element('p', { class: 'quiet' }, `${messages.seed}: ${seed}`),
        element('p', { class: 'quiet' }, `${messages.rulesVersion}: ${rulesVersion}`),
      );
      scroll.scrollTop = isStill() ? 0 : end.offsetTop - scroll.offsetTop;
    },
  };
}
