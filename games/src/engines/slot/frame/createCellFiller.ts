import { element } from '../../../page/element.ts';
import type { SlotMessages } from './slotMessages.ts';

/** Fills a place of the reels with a symbol. `worth` is the text on a held coin; other coins have none. */
export type FillCell = (target: HTMLElement, symbol: string, worth?: string) => void;

export function createCellFiller(
  picture: (symbol: string) => string,
  messages: Pick<SlotMessages, 'wild' | 'scatter'>,
): FillCell {
  return (target, symbol, worth = '') => {
    target.dataset['symbol'] = symbol;
    if (symbol === '-' || symbol === '') return target.replaceChildren();
    if (symbol === '$')
      return target.replaceChildren(element('span', { class: worth === '' ? 'coin' : 'coin held' }, worth));
    target.replaceChildren(
      element('img', { src: picture(symbol), alt: '', width: '96', height: '96', draggable: 'false' }),
    );
    if (symbol === 'W') target.append(element('span', { class: 'ribbon' }, messages.wild));
    if (symbol === 'S') target.append(element('span', { class: 'ribbon ribbon-free' }, messages.scatter));
  };
}
