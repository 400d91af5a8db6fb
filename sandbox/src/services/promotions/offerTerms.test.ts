import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import { describe, expect, test } from 'vitest';
import type { Offer, OfferedBonus } from './offers.ts';
import { wageringRequirement } from './offers.ts';
import { offerFacts, offerTermsHtml, significantTerms } from './offerTerms.ts';
import { endText, fillText, moneyText } from './offerText.ts';
import type { OfferTextContext } from './offerText.ts';

const bonus: OfferedBonus = { amount: 1050, wagering: 20, counts: 'slot', daysToPlay: 7 };
const offer = (changes: Partial<Offer> = {}): Offer => ({
  promotionId: 1,
  serviceId: 1,
  title: { ...inEveryLanguage(() => 'Title'), zh: '标题' },
  figure: '{amount}',
  figureText: { ...inEveryLanguage(() => ''), zh: '' },
  summary: { ...inEveryLanguage(() => 'Take {amount} for {game}.'), zh: '{game} 送 {amount}。' },
  games: ['Amber Falls'],
  every: 'week',
  bonus,
  ...changes,
});
const contextFor = (culture: 'en' | 'zh', changes: Partial<OfferTextContext> = {}): OfferTextContext => ({
  culture,
  rules: { currencyIsoCode: 'GBP', minimumAge: 18, maxWagering: 10 },
  gameName: culture === 'zh' ? '琥珀瀑布' : 'Amber Falls',
  endsAt: Date.UTC(2026, 10, 23),
  ...changes,
});
const texts = (culture: 'en' | 'zh', changes?: Partial<Offer>, with_?: Partial<OfferTextContext>) =>
  significantTerms(offer(changes), contextFor(culture, with_)).map(({ name, text }) => `${name}: ${text}`);

describe('UK22 the significant terms of an offer', () => {
  test('state cost, wagering, maximum and end', () => {
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

  test('state a monthly period, no end and no wagering', () => {
    const changes: Partial<Offer> = { every: 'month', bonus: { ...bonus, wagering: 0 } };
    expect(texts('en', changes, { endsAt: null })).toEqual([
      'Cost: Free, no deposit',
      'Wagering: None',
      'Maximum: £10.50, once a month',
      'Ends: No end date',
    ]);
    expect(texts('zh', changes, { endsAt: null })).toEqual([
      '费用: 免费，无需存款',
      '流水要求: 无',
      '上限: £10.50，每月一次',
      '截止: 长期有效',
    ]);
  });

  test('of an offer without a period are those of a month, as it is booked', () => {
    const once = offer({ every: null });
    expect(significantTerms(once, contextFor('en')).map(({ text }) => text)).toContain('£10.50, once a month');
    expect(offerFacts(once, contextFor('en').rules)).toMatchObject({ every: 'month', wagering: 10 });
    expect(offerFacts(offer(), contextFor('en').rules)).toMatchObject({ every: 'week' });
  });

  test('have no text beside the terms', () => {
    for (const changes of [{}, { bonus: null }])
      expect(offerTermsHtml(offer(changes), contextFor('en'))).not.toMatch(/(?:>[^<]+<li>|<\/(?:ul|p)>[^<])/);
  });

  test('of news state that nothing is paid out', () => {
    expect(texts('en', { bonus: null })).toEqual([
      'Cost: Free, no deposit',
      'Wagering: None',
      'Withdrawal: None: play money only',
      'Ends: No end date',
    ]);
    expect(texts('zh', { bonus: null })).toEqual([
      '费用: 免费，无需存款',
      '流水要求: 无',
      '提款: 不可，仅限游戏币',
      '截止: 长期有效',
    ]);
  });

  test.each([
    ['table', 'table games', '桌上游戏'],
    ['live', 'live games', '真人游戏'],
    ['instant', 'instant games', '即时游戏'],
    ['game', 'Amber Falls', '琥珀瀑布'],
  ] as const)('UK21 state %s as the only product that counts', (counts, en, zh) => {
    expect(texts('en', { bonus: { ...bonus, counts } })[1]).toBe(`Wagering: 10x: stake £105, ${en} only`);
    expect(texts('zh', { bonus: { ...bonus, counts } })[1]).toBe(`流水要求: 10 倍：${zh} 投注 £105`);
  });
});

describe('UK22 the full terms of an offer', () => {
  const html = (culture: 'en' | 'zh', changes?: Partial<Offer>) => offerTermsHtml(offer(changes), contextFor(culture));

  test('state how a bonus is released and lost, with the booked figures', () => {
    expect(html('en')).toContain(
      '<p>Take £10.50 for Amber Falls.</p><h2>Key terms</h2><ul><li><strong>Cost</strong>: Free, no deposit</li>',
    );
    expect(html('en')).toContain('<li>Opt in. £10.50 is added to your bonus balance.</li>');
    expect(html('en')).toContain('on slots counts in full');
    expect(html('en')).toContain('When you have staked £105, the £10.50 moves to your balance.');
    expect(html('en')).toContain('not released within 7 days of opting in');
    expect(html('en')).toContain('aged 18 or over');
    expect(html('zh')).toContain(
      '<p>琥珀瀑布 送 £10.50。</p><h2>主要条款</h2><ul><li><strong>费用</strong>：免费，无需存款</li>',
    );
    expect(html('zh')).toContain('累计投注 £105 后，£10.50 转入您的余额');
    expect(html('zh')).toContain('在老虎机上的每笔投注');
    expect(html('zh')).toContain('参加后 7 天内');
    expect(html('zh')).toContain('年满 18 岁');
  });

  test('state that a bonus without wagering is credited at once', () => {
    const free = { bonus: { ...bonus, wagering: 0 } };
    expect(html('en', free)).toContain('<ol><li>Opt in.</li><li>£10.50 is added to your balance at once.');
    expect(html('en', free)).not.toContain('bonus balance');
    expect(html('zh', free)).toContain('<ol><li>点击参加。</li><li>£10.50 立即转入您的余额');
    expect(html('zh', free)).not.toContain('奖金余额');
  });

  test('of news do not mention a bonus', () => {
    for (const culture of ['en', 'zh'] as const) {
      expect(html(culture, { bonus: null }).match(/<h2>/g)).toHaveLength(2);
      expect(html(culture, { bonus: null })).not.toMatch(/<ol>|undefined/);
    }
  });
});

test('UK21 wagering is that of the offer, capped by the market', () => {
  expect([
    wageringRequirement({ wagering: 5 }, { maxWagering: 10 }),
    wageringRequirement({ wagering: 15 }, { maxWagering: 10 }),
  ]).toEqual([5, 10]);
});

test('amounts omit zero fractions, and ends show the last minute of the period', () => {
  expect([
    moneyText(1000, contextFor('en')),
    moneyText(1001, contextFor('en')),
    moneyText(1000, contextFor('zh')),
  ]).toEqual(['£10', '£10.01', '£10']);
  expect([endText(Date.UTC(2026, 0, 1), 'en'), endText(Date.UTC(2026, 0, 1, 15, 30), 'en')]).toEqual([
    '31 Dec, 23:59 UTC',
    '1 Jan, 15:29 UTC',
  ]);
});

test('fillText keeps unknown placeholders, including property names of objects', () => {
  expect(fillText('{amount} {game} {other} {constructor} {__proto__} {', offer(), contextFor('en'))).toBe(
    '£10.50 Amber Falls {other} {constructor} {__proto__} {',
  );
  expect(fillText('{amount}!', offer({ bonus: null }), contextFor('en'))).toBe('!');
});
