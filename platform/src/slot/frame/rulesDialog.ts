import type { SessionAnswer } from '../slotApi.ts';
import { paylines } from '../paylines.ts';
import { paySymbols } from '../slotModel.ts';
import { drawing, element } from '../../play/frame/element.ts';
import type { FrameWords } from './frameWords.ts';
import { pictureAddress } from './reels.ts';

/** Rules, return and pay table; the amounts are those of the stake chosen when it opens. */
export function createRulesDialog(session: SessionAnswer, words: FrameWords, amount: (minor: number) => string) {
  const pays = element('div', { class: 'pays-list' });
  const close = element('button', { type: 'button', class: 'round', 'aria-label': words.close }, drawing('M6 6l12 12M18 6L6 18'));
  const view = element(
    'dialog',
    { class: 'rules', 'aria-labelledby': 'rules-heading' },
    element('div', { class: 'rules-head' }, element('h2', { id: 'rules-heading' }, words.rules), close),
    element(
      'div',
      { class: 'rules-body', tabindex: '0', role: 'region', 'aria-labelledby': 'rules-heading' },
      element('h3', {}, words.payTable),
      element('p', { class: 'quiet' }, words.perLine),
      pays,
      element('h3', {}, words.howToPlay),
      ...session.rules.map((paragraph) => element('p', {}, paragraph)),
      element('p', { class: 'quiet' }, words.keys),
    ),
  );
  close.addEventListener('click', () => view.close());

  const picture = (symbol: string, name: string): HTMLElement =>
    element('img', { src: pictureAddress(session.pictures[symbol] ?? ''), alt: name, width: '48', height: '48' });
  /** What three, four and five of a symbol bring. */
  const row = (symbol: string, name: string, facts: readonly string[], remark = ''): HTMLElement =>
    element(
      'div',
      { class: remark === '' ? 'pays-row' : 'pays-row wide' },
      picture(symbol, name),
      element('ol', { start: '3' }, ...facts.map((fact, at) => element('li', {}, element('span', { class: 'quiet' }, `${at + 3}× `), fact))),
      element('span', { class: 'remark' }, remark),
    );

  return {
    view,
    open(stake: number): void {
      const lineStake = stake / paylines.length;
      const { awards, multiplier } = session.model.freeSpins;
      pays.replaceChildren(
        ...paySymbols.map((symbol, at) =>
          row(symbol, words.symbol(at + 1), session.model.pays[symbol].map((pay) => amount(pay * lineStake))),
        ),
        row('S', words.scatter, awards.map(words.freeSpinsCount), words.freeFact(multiplier)),
        element('div', { class: 'pays-row wide' }, picture('W', words.wild), element('span', { class: 'remark' }, words.wildFact)),
      );
      view.showModal();
    },
  };
}
