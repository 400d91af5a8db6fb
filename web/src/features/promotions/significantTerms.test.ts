import type { OfferTerms } from '@foyer/contract/promotions';
import { expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { significantTerms } from './significantTerms.ts';

await Promise.all([loadLazyMessages('en', 'promotions'), loadLazyMessages('zh', 'promotions')]);
const languages = {
  en: { t: createTranslate(await loadMessages('en')), locale: 'en-GB' },
  zh: { t: createTranslate(await loadMessages('zh')), locale: 'zh-CN' },
};
const terms: OfferTerms = {
  amount: 1050,
  currencyIsoCode: 'GBP',
  deposit: 0,
  wagering: 10,
  counts: 'slot',
  every: 'week',
  daysToPlay: 7,
};
const card = { terms, endsAt: Date.UTC(2026, 10, 23), cover: { name: 'Amber Falls', image: '/9.webp' } };
const texts = (language: 'en' | 'zh', own: Partial<OfferTerms> | null = {}, endsAt: number | null = card.endsAt) =>
  significantTerms({ ...card, endsAt, terms: own && { ...terms, ...own } }, languages[language]).map(
    ({ name, text }) => `${name}: ${text}`,
  );

test('UK22 a card states cost, wagering with its total, maximum and end', () => {
  expect(texts('en')).toEqual([
    'Cost: Free, no deposit',
    'Wagering: 10x: stake £105, slots only',
    'Maximum: £10.50, once a week',
    'Ends: 22 Nov, 23:59 UTC',
  ]);
  expect(texts('zh')).toEqual([
    '费用: 免费，无需存款',
    '流水要求: 10 倍：老虎机 投注 £105',
    '上限: £10.50，每周一次',
    '截止: 11月22日 23:59 UTC',
  ]);
});

test('UK22 a card states a deposit, a monthly period, no end and no wagering', () => {
  expect(texts('en', { every: 'month', wagering: 0, deposit: 2000 }, null)).toEqual([
    'Cost: Deposit of £20',
    'Wagering: None',
    'Maximum: £10.50, once a month',
    'Ends: No end date',
  ]);
});

test('UK22 news state that nothing is paid out', () => {
  expect(texts('en', null)).toEqual([
    'Cost: Free, no deposit',
    'Wagering: None',
    'Withdrawal: None: play money only',
    'Ends: No end date',
  ]);
});

test.each([
  ['table', 'table games', '桌上游戏'],
  ['live', 'live games', '真人游戏'],
  ['instant', 'instant games', '即时游戏'],
  ['game', 'Amber Falls', 'Amber Falls'],
] as const)('UK21 UK22 a card names %s as the only product that counts', (counts, en, zh) => {
  expect(texts('en', { counts })[1]).toBe(`Wagering: 10x: stake £105, ${en} only`);
  expect(texts('zh', { counts })[1]).toBe(`流水要求: 10 倍：${zh} 投注 £105`);
});
