import { element } from '../../play/frame/element.ts';
import { paylines } from '../paylines.ts';
import type { SlotSetup } from '../slotApi.ts';
import { paySymbols } from '../slotModel.ts';
import type { SlotWords } from './slotWords.ts';

/** What each symbol brings at a stake, for the rules dialog. */
export function payTable(
  { pays, freeSpins: { awards, multiplier } }: Pick<SlotSetup, 'pays' | 'freeSpins'>,
  stake: number,
  { words, amount, picture }: { words: SlotWords; amount: (minor: number) => string; picture: (symbol: string) => string },
): readonly Node[] {
  const lineStake = stake / paylines.length;
  const drawn = (symbol: string, name: string): HTMLElement => element('img', { src: picture(symbol), alt: name, width: '48', height: '48' });
  /** What three, four and five of a symbol bring. */
  const row = (symbol: string, name: string, facts: readonly string[], remark = ''): HTMLElement =>
    element(
      'div',
      { class: remark === '' ? 'pays-row' : 'pays-row wide' },
      drawn(symbol, name),
      element('ol', { start: '3' }, ...facts.map((fact, at) => element('li', {}, element('span', { class: 'quiet' }, `${at + 3}× `), fact))),
      element('span', { class: 'remark' }, remark),
    );
  return [
    element('p', { class: 'quiet' }, words.perLine),
    element(
      'div',
      { class: 'pays-list' },
      ...paySymbols.map((symbol, at) => row(symbol, words.symbol(at + 1), pays[symbol].map((pay) => amount(pay * lineStake)))),
      row('S', words.scatter, awards.map(words.freeSpinsCount), words.freeFact(multiplier)),
      element('div', { class: 'pays-row wide' }, drawn('W', words.wild), element('span', { class: 'remark' }, words.wildFact)),
    ),
  ];
}
