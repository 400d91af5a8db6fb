import type { GameShell } from '../../../frame/gameView.ts';
import { element } from '../../../page/element.ts';
import { miniHand } from '../../cards/frame/miniHand.ts';
import { exampleHands } from '../exampleHands.ts';
import { handNames } from '../handNames.ts';
import type { PokerHand } from '../pokerHand.ts';
import type { VideoPokerSetup } from '../videoPokerApi.ts';

export interface PayBoard {
  readonly view: HTMLElement;
  setStake(stake: number): void;
  /** Highlights the row of a hand; `gain` only if the hand pays more than the stake (ON6). */
  mark(hand: PokerHand | null, gain: boolean): void;
}

/** Lists each hand with a picture of an example and its payout at the chosen stake. */
export function createPayBoard({
  setup,
  culture,
  amount,
}: Pick<GameShell<VideoPokerSetup>, 'setup' | 'culture' | 'amount'>): PayBoard {
  const lines = setup.pays.map(({ hand, stakes }) => {
    const value = element('dd', {});
    return {
      hand,
      stakes,
      value,
      line: element(
        'div',
        { class: 'pay-line' },
        element(
          'dt',
          {},
          element('span', { class: 'pay-name' }, handNames[culture][hand]),
          miniHand(exampleHands[hand]),
        ),
        value,
      ),
    };
  });
  return {
    view: element('dl', { class: 'pay-board' }, ...lines.map(({ line }) => line)),
    setStake(stake) {
      for (const { value, stakes } of lines) value.replaceChildren(amount(stakes * stake));
    },
    mark(hand, gain) {
      for (const one of lines) {
        one.line.classList.toggle('is-hand', one.hand === hand);
        one.line.classList.toggle('is-gain', gain && one.hand === hand);
      }
    },
  };
}
