import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { element } from '../../play/frame/element.ts';
import type { ScratchCardSetup } from '../scratchCardShapes.ts';
import type { ScratchCardWords } from './scratchCardWords.ts';

export interface PrizeLooks {
  readonly words: ScratchCardWords;
  /** Address of the picture of a prize, by its place in the list. */
  readonly picture: (prize: number) => string;
  readonly amount: (minor: number) => string;
  readonly culture: Culture;
}

/** Every prize at a price, with its odds (UK16). */
export function prizeList(
  { prizes }: Pick<ScratchCardSetup, 'prizes'>,
  stake: number,
  { words, picture, amount, culture }: PrizeLooks,
): HTMLElement {
  const number = new Intl.NumberFormat(languages[culture].locale, { maximumFractionDigits: 1 });
  return element(
    'ul',
    { class: 'prizes', 'aria-label': words.prizes },
    ...prizes.map(({ pays, oneIn }, at) =>
      element(
        'li',
        {},
        element('img', { src: picture(at), alt: '' }),
        element('strong', {}, amount(pays * stake)),
        element('span', { class: 'odds' }, words.oneIn(number.format(oneIn))),
      ),
    ),
  );
}
