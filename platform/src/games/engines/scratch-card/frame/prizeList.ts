import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { element } from '../../../../kernel/frame/element.ts';
import type { ScratchCardSetup } from '../scratchCardShapes.ts';
import type { ScratchCardMessages } from './scratchCardMessages.ts';

export interface PrizeListDeps {
  readonly messages: ScratchCardMessages;
  /** URL of the picture of a prize, by index. */
  readonly picture: (prize: number) => string;
  readonly amount: (minor: number) => string;
  readonly culture: Culture;
}

/** Lists every prize of a card price with its three symbols and its odds (UK16). */
export function prizeList(
  { prizes }: Pick<ScratchCardSetup, 'prizes'>,
  stake: number,
  { messages, picture, amount, culture }: PrizeListDeps,
  /** Index of the prize to mark; null for none. */
  won: number | null = null,
): HTMLElement {
  const number = new Intl.NumberFormat(languages[culture].locale, { maximumFractionDigits: 1 });
  return element(
    'ul',
    { class: 'prizes', 'aria-label': messages.prizes },
    ...prizes.map(({ pays, oneIn }, at) =>
      element(
        'li',
        { class: at === won ? 'won' : '' },
        element(
          'span',
          { class: 'prize-symbols', 'aria-hidden': 'true' },
          ...Array.from({ length: 3 }, () => element('img', { src: picture(at), alt: '' })),
        ),
        element('strong', {}, amount(pays * stake)),
        element('span', { class: 'odds' }, messages.oneIn(number.format(oneIn))),
      ),
    ),
  );
}
