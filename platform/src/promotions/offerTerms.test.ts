import { describe, expect, test } from 'vitest';
import type { Offer, OfferedBonus } from './offers.ts';
import { offerTermsHtml, significantTerms } from './offerTerms.ts';
import { endText, fillText, moneyText, wageringOf } from './offerText.ts';
import type { Telling } from './offerText.ts';

const bonus: OfferedBonus = { amount: 1050, wagering: 20, counts: 'slot', daysToPlay: 7 };
const offer = (changes: Partial<Offer> = {}): Offer => ({
  promotionId: 1,
  serviceId: 1,
  title: { en: 'Title', zh: '标题' },
  figure: '{amount}',
  figureText: { en: '', zh: '' },
  summary: { en: 'Take {amount} for {game}.', zh: '{game} 送 {amount}。' },
  games: ['Amber Falls'],
  every: 'week',
  bonus,
  ...changes,
});
const telling = (culture: 'en' | 'zh', changes: Partial<Telling> = {}): Telling => ({
  culture,
  rules: { currencyIsoCode: 'GBP', minimumAge: 18, maxWagering: 10 },
  gameName: culture === 'zh' ? '琥珀瀑布' : 'Amber Falls',
  endsAt: Date.UTC(2026, 10, 23),
  ...changes,
});
const texts = (culture: 'en' | 'zh', changes?: Partial<Offer>, with_?: Partial<Telling>) =>
  significantTerms(offer(changes), telling(culture, with_)).map(({ name, text }) => `${name}: ${text}`);

describe('UK22 the significant terms of an offer', () => {
  test('name cost, wagering, maximum and end', () => {
    expect(texts('en')).toEqual([
      'Cost: Nothing, no deposit',
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

  test('name a month, an offer that stays, and no wagering', () => {
    const changes: Partial<Offer> = { every: 'month', bonus: { ...bonus, wagering: 0 } };
    expect(texts('en', changes, { endsAt: null })).toEqual([
      'Cost: Nothing, no deposit',
      'Wagering: None',
      'Maximum: £10.50, once a month',
      'Ends: It stays',
    ]);
    expect(texts('zh', changes, { endsAt: null })).toEqual([
      '费用: 免费，无需存款',
      '流水要求: 无',
      '上限: £10.50，每月一次',
      '截止: 长期有效',
    ]);
  });

  test('of news say that there is nothing to win', () => {
    expect(texts('en', { bonus: null })).toEqual([
      'Cost: Nothing, no deposit',
      'Wagering: None',
      'Paid out: Never, it is play money',
      'Ends: It stays',
    ]);
    expect(texts('zh', { bonus: null })).toEqual([
      '费用: 免费，无需存款',
      '流水要求: 无',
      '提现: 不可，仅为游戏币',
      '截止: 长期有效',
    ]);
  });

  test.each([
    ['table', 'table games', '桌上游戏'],
    ['live', 'live games', '实时游戏'],
    ['instant', 'instant games', '即开游戏'],
    ['game', 'Amber Falls', '琥珀瀑布'],
  ] as const)('UK21 name %s as the one product that counts', (counts, en, zh) => {
    expect(texts('en', { bonus: { ...bonus, counts } })[1]).toBe(`Wagering: 10x: stake £105, ${en} only`);
    expect(texts('zh', { bonus: { ...bonus, counts } })[1]).toBe(`流水要求: 10 倍：${zh} 投注 £105`);
  });
});

describe('UK22 the whole terms of an offer', () => {
  const html = (culture: 'en' | 'zh', changes?: Partial<Offer>) => offerTermsHtml(offer(changes), telling(culture));

  test('say how a bonus is released and taken back, with the figures that are booked', () => {
    expect(html('en')).toContain(
      '<p>Take £10.50 for Amber Falls.</p><h2>In short</h2><ul><li><strong>Cost</strong>: Nothing, no deposit</li>',
    );
    expect(html('en')).toContain('<li>Opt in. £10.50 is added to your bonus balance.</li>');
    expect(html('en')).toContain('on slots counts in full');
    expect(html('en')).toContain('When £105 was staked, the £10.50 moves to your balance.');
    expect(html('en')).toContain('not released within 7 days of opting in');
    expect(html('en')).toContain('aged 18 or over');
    expect(html('zh')).toContain(
      '<p>琥珀瀑布 送 £10.50。</p><h2>要点</h2><ul><li><strong>费用</strong>：免费，无需存款</li>',
    );
    expect(html('zh')).toContain('累计投注 £105 后，£10.50 转入您的余额');
    expect(html('zh')).toContain('在老虎机上的每笔投注');
    expect(html('zh')).toContain('参加后 7 天内');
    expect(html('zh')).toContain('年满 18 岁');
  });

  test('say that a bonus without wagering is the player’s own at once', () => {
    const free = { bonus: { ...bonus, wagering: 0 } };
    expect(html('en', free)).toContain('<ol><li>Opt in.</li><li>£10.50 is added to your balance at once.');
    expect(html('en', free)).not.toContain('bonus balance');
    expect(html('zh', free)).toContain('<ol><li>点击参加。</li><li>£10.50 立即存入您的余额');
    expect(html('zh', free)).not.toContain('奖金余额');
  });

  test('of news say nothing of a bonus', () => {
    for (const culture of ['en', 'zh'] as const) {
      expect(html(culture, { bonus: null }).match(/<h2>/g)).toHaveLength(2);
      expect(html(culture, { bonus: null })).not.toMatch(/<ol>|undefined/);
    }
  });
});

test('UK21 wagering is the offer’s, and never more than the market allows', () => {
  expect([wageringOf({ wagering: 5 }, { maxWagering: 10 }), wageringOf({ wagering: 15 }, { maxWagering: 10 })]).toEqual(
    [5, 10],
  );
});

test('amounts leave out a fraction of nothing, and ends are the last minute of a run', () => {
  expect([moneyText(1000, telling('en')), moneyText(1001, telling('en')), moneyText(1000, telling('zh'))]).toEqual([
    '£10',
    '£10.01',
    '£10',
  ]);
  expect([endText(Date.UTC(2026, 0, 1), 'en'), endText(Date.UTC(2026, 0, 1, 15, 30), 'en')]).toEqual([
    '31 Dec, 23:59 UTC',
    '1 Jan, 15:29 UTC',
  ]);
});

test('a text keeps names that are no facts, also words of the language', () => {
  expect(fillText('{amount} {game} {other} {constructor} {__proto__} {', offer(), telling('en'))).toBe(
    '£10.50 Amber Falls {other} {constructor} {__proto__} {',
  );
  expect(fillText('{amount}!', offer({ bonus: null }), telling('en'))).toBe('!');
});
