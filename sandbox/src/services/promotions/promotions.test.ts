import { brands } from '@foyer/brands/brands';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { promotionServices } from '@foyer/contract/promotions';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, test } from 'vitest';
import { createSchema } from '../../kernel/dataFolder.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { createBonuses } from './bonuses.ts';
import { offers, offerPeriod, wageringRequirement } from './offers.ts';
import { createPromotions, offerOf, promotionsSchema } from './promotions.ts';
import type { Reader } from './promotions.ts';

const dayMs = 86_400_000;
const userId = 7;
const regency = brands.find(({ id }) => id === 'regency');
const marketOf = (id: string) => regency?.markets.find((market) => market.id === id) ?? null;
const uk: Reader & { userId: number; currencyIsoCode: string } = {
  brandId: 'regency',
  market: marketOf('uk'),
  culture: 'en',
  userId,
  currencyIsoCode: 'GBP',
};

function setUp() {
  const sandboxContext = testSandboxContext();
  const wallet = createWallet(sandboxContext);
  createSchema(sandboxContext.database, [wallet.tables, promotionsSchema]);
  wallet.open(userId, 'GBP');
  wallet.book({ key: 'start', userId, kind: 'grant', amount: 50_000, reference: 'start' });
  const catalogue = createCatalogue(80);
  const bonusBalance = () => wallet.balances(userId).find(({ type }) => type === balanceTypes.bonus)?.amount;
  const bonuses = createBonuses(sandboxContext, wallet, catalogue, offerOf);
  const promotions = createPromotions(sandboxContext, catalogue, bonuses);
  const idOf = (kind: string) => catalogue.all.find((game) => game.kind === kind)?.gameGroupId ?? 0;
  const stake = (gameGroupId: number, amount: number) =>
    bonuses.stakePlaced({ roundId: 'r', userId, gameGroupId, currencyIsoCode: 'GBP', amount });
  const optIn = (promotionId: number) => {
    const offer = offerOf(promotionId);
    if (offer) promotions.optIn(uk, offer, {});
  };
  const promotionOf = (promotionId: number) => promotions.list(uk).find((one) => one.promotionId === promotionId);
  return { wallet, bonusBalance, bonuses, promotions, idOf, stake, optIn, promotionOf, clock: sandboxContext.clock };
}

test('PR-03 an opt-in credits the bonus once, and stakes on its product release it', () => {
  const { wallet, bonusBalance, idOf, stake, optIn, promotionOf } = setUp();
  optIn(5010);
  optIn(5010);
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([1000, 50_000]);
  expect(promotionOf(5010)).toMatchObject({
    isUserOptedIn: true,
    bonus: { state: 'active', amount: 1000, toWager: 5000, wagered: 0 },
  });

  stake(idOf('table'), 4000);
  expect(promotionOf(5010)?.bonus?.wagered).toBe(0);
  stake(idOf('slot'), 4999);
  expect(promotionOf(5010)?.bonus).toMatchObject({ state: 'active', wagered: 4999 });
  stake(idOf('slot'), 100);
  expect(promotionOf(5010)?.bonus).toMatchObject({ state: 'released', wagered: 5000 });
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([0, 51_000]);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
  expect(wallet.history(userId).map(({ kind }) => kind)).toEqual(['grant', 'grant', 'conversion']);
});

test('a stake counts only for the bonus that was taken first', () => {
  const { idOf, stake, optIn, promotionOf } = setUp();
  optIn(5040);
  optIn(5010);
  stake(idOf('slot'), 300);
  expect([promotionOf(5040)?.bonus?.wagered, promotionOf(5010)?.bonus?.wagered]).toEqual([300, 0]);
});

test('a bonus without wagering is credited to the real balance at once', () => {
  const { wallet, bonusBalance, optIn, promotionOf } = setUp();
  optIn(5030);
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([0, 50_200]);
  expect(promotionOf(5030)?.bonus?.state).toBe('released');
});

test('an expired bonus lapses despite later stakes, and the real balance is unchanged', () => {
  const { wallet, bonusBalance, bonuses, promotions, idOf, stake, optIn, clock } = setUp();
  optIn(5010);
  clock.move(14 * dayMs);
  stake(idOf('slot'), 5000);
  expect(bonuses.lapse()).toBe(1);
  expect(bonuses.lapse()).toBe(0);
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([0, 50_000]);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
  expect(promotions.list(uk).find(({ promotionId }) => promotionId === 5010)?.bonus?.state).toBe('lapsed');
});

test('UK21 wagering never exceeds the market’s maximum, and the terms state the booked wagering', () => {
  const { promotions } = setUp();
  for (const brand of brands) {
    for (const market of [...brand.markets, null]) {
      const max = market?.rules.maxWagering ?? 20;
      for (const promotion of promotions.list({ brandId: brand.id, market, culture: 'en', userId: null })) {
        const bonus = offerOf(promotion.promotionId ?? 0)?.bonus;
        if (!bonus) continue;
        const times = wageringRequirement(bonus, { maxWagering: max });
        expect(times).toBeLessThanOrEqual(max);
        expect(promotion.terms).toMatchObject({ wagering: times, amount: bonus.amount, counts: bonus.counts });
      }
    }
  }
  expect([marketOf('uk')?.rules.maxWagering, marketOf('ca')?.rules.maxWagering]).toEqual([10, 10]);
  const longBonus = (market: string) =>
    promotions.list({ ...uk, userId: null, market: marketOf(market) }).find(({ promotionId }) => promotionId === 5040)
      ?.terms;
  expect([longBonus('uk'), longBonus('row')]).toMatchObject([
    { wagering: 10, amount: 2000, currencyIsoCode: 'GBP' },
    { wagering: 15, amount: 2000, currencyIsoCode: 'EUR' },
  ]);
});

test('UK22 every offer of every brand has its terms as facts and in full in both languages', () => {
  const { promotions } = setUp();
  for (const { id: brandId, markets } of brands) {
    for (const culture of ['en', 'zh'] as const) {
      const reader: Reader = { brandId, market: markets[0] ?? null, culture, userId: null };
      const list = promotions.list(reader);
      expect(list.length).toBeGreaterThan(4);
      for (const { promotionId, serviceId, terms: facts, title, gameIds } of list) {
        expect(facts === null).toBe(serviceId === promotionServices.contentSystem);
        expect(title).not.toMatch(/\{|^$/);
        expect(gameIds.length).toBeGreaterThan(0);
        const terms = promotions.terms(reader, promotionId ?? 0, serviceId);
        expect(terms?.html).not.toMatch(/\{|undefined|NaN/);
        expect(promotions.terms(reader, promotionId ?? 0, 99)).toBeUndefined();
      }
    }
  }
  expect(
    offers
      .filter(({ serviceId }) => serviceId === promotionServices.contentSystem)
      .every(({ bonus }) => bonus === null),
  ).toBe(true);
});

test('an offer period is a week from Monday or a month, and the offer can be taken in each', () => {
  const saturday = Date.UTC(2026, 10, 21, 6);
  expect(offerPeriod('week', saturday)).toEqual({ startsAt: Date.UTC(2026, 10, 16), endsAt: Date.UTC(2026, 10, 23) });
  expect(offerPeriod('week', Date.UTC(2026, 10, 22, 23, 59))).toEqual(offerPeriod('week', Date.UTC(2026, 10, 16)));
  expect(offerPeriod('month', Date.UTC(2026, 11, 31))).toEqual({
    startsAt: Date.UTC(2026, 11, 1),
    endsAt: Date.UTC(2027, 0, 1),
  });
  const { optIn, promotionOf, clock, wallet } = setUp();
  optIn(5030);
  clock.move(7 * dayMs);
  expect(promotionOf(5030)?.isUserOptedIn).toBe(false);
  optIn(5030);
  expect(wallet.realBalance(userId)).toBe(50_400);
});

test('UK21 a bonus for one game counts only stakes on that game', () => {
  const catalogue = createCatalogue(80);
  const [own, other] = catalogue.all.filter(({ kind }) => kind === 'slot');
  const model = offers.find(({ bonus }) => bonus !== null && bonus.wagering > 0);
  if (own === undefined || other === undefined || !model?.bonus) throw new Error('The catalogue is too small.');
  const offer = {
    ...model,
    promotionId: 9001,
    games: [own.name.en],
    bonus: { ...model.bonus, counts: 'game' as const, amount: 500 },
  };
  const sandboxContext = testSandboxContext();
  const wallet = createWallet(sandboxContext);
  createSchema(sandboxContext.database, [wallet.tables, promotionsSchema]);
  wallet.open(userId, 'GBP');
  const bonuses = createBonuses(sandboxContext, wallet, catalogue, () => offer);
  const taken = bonuses.take({ offer, userId, currencyIsoCode: 'GBP', periodStart: 0, maxWagering: 1, data: {} });
  expect(taken).toMatchObject({ amount: 500, to_wager: 500, state: 'active' });
  const stakeOn = (gameGroupId: number) =>
    bonuses.stakePlaced({ roundId: 'r', userId, gameGroupId, currencyIsoCode: 'GBP', amount: 100 });
  const wagered = () => bonuses.taken(userId, 9001, 0)?.wagered;
  for (const gameGroupId of [other.gameGroupId, 0]) expect([stakeOn(gameGroupId), wagered()]).toEqual([[], 0]);
  expect([stakeOn(own.gameGroupId), wagered()]).toEqual([[], 100]);
  expect(wallet.history(userId)).toMatchObject([{ kind: 'grant', balanceType: balanceTypes.bonus, amount: 500 }]);
});

test('PR-03 a bonus without its offer counts no stakes, and news cannot be taken', () => {
  const sandboxContext = testSandboxContext();
  const wallet = createWallet(sandboxContext);
  createSchema(sandboxContext.database, [wallet.tables, promotionsSchema]);
  wallet.open(userId, 'GBP');
  const catalogue = createCatalogue(80);
  const bonuses = createBonuses(sandboxContext, wallet, catalogue, () => undefined);
  const [offer, news] = [
    offers.find(({ bonus }) => bonus?.counts === 'slot' && bonus.wagering > 0),
    offers.find(({ bonus }) => bonus === null),
  ];
  if (!offer || !news) throw new Error('There are no such offers.');
  const taking = { userId, currencyIsoCode: 'GBP', periodStart: 0, maxWagering: 10, data: {} };
  bonuses.take({ ...taking, offer });
  const slot = catalogue.all.find(({ kind }) => kind === 'slot')?.gameGroupId ?? 0;
  expect(bonuses.stakePlaced({ roundId: 'r', userId, gameGroupId: slot, currencyIsoCode: 'GBP', amount: 100 })).toEqual(
    [],
  );
  expect(bonuses.taken(userId, offer.promotionId, 0)?.wagered).toBe(0);
  expect(() => bonuses.take({ ...taking, offer: news })).toThrow(
    `Promotion ${news.promotionId} gives nothing to take.`,
  );
  const withNews = createBonuses(sandboxContext, wallet, catalogue, () => news);
  expect(
    withNews.stakePlaced({ roundId: 'r', userId, gameGroupId: slot, currencyIsoCode: 'GBP', amount: 100 }),
  ).toEqual([]);
});

test('PR-03 a refused bonus booking throws an error with the reason', () => {
  const sandboxContext = testSandboxContext();
  createSchema(sandboxContext.database, [promotionsSchema]);
  const bonuses = createBonuses(
    sandboxContext,
    { book: () => ({ booked: false, reason: 'insufficientFunds' }) },
    createCatalogue(80),
    offerOf,
  );
  const offer = offers.find(({ bonus }) => bonus !== null);
  if (!offer) throw new Error('There is no such offer.');
  expect(() =>
    bonuses.take({ offer, userId, currencyIsoCode: 'GBP', periodStart: 0, maxWagering: 10, data: {} }),
  ).toThrow(/^The grant of bonus \d+ was refused: insufficientFunds\.$/);
  expect(bonuses.taken(userId, offer.promotionId, 0)).toBeUndefined();
});

test('PR-01 a brand has its own and the shared offers, and only offers with a bonus can be taken', () => {
  const { promotions } = setUp();
  const ofBrand = offers.filter((offer) => offer.brands?.includes('regency'));
  const [own, news] = [
    ofBrand.find(({ bonus }) => bonus !== null),
    offers.find(({ bonus, brands: of }) => bonus === null && of === undefined),
  ];
  if (!own) throw new Error('There is no such offer.');
  expect(promotions.offer('regency', own.promotionId)).toBe(own);
  expect(promotions.offer('aurora', own.promotionId)).toBeUndefined();
  expect(promotions.offer('regency', 1)).toBeUndefined();
  if (news) expect(promotions.offer('regency', news.promotionId)).toBeUndefined();
  const idsOf = (brandId: string) => promotions.list({ ...uk, brandId }).map(({ promotionId }) => promotionId);
  expect(idsOf('regency')).toContain(own.promotionId);
  expect(idsOf('aurora')).not.toContain(own.promotionId);
});

test('PR-01 PR-05 an offer lists its games, and a visitor sees it without bonus progress', () => {
  const { promotions, optIn } = setUp();
  optIn(5010);
  const promotion = promotions.list({ ...uk, userId: null }).find(({ promotionId }) => promotionId === 5010);
  expect(promotion).toMatchObject({ isUserOptedIn: false, bonus: null });
  const catalogue = createCatalogue(80);
  const names = offerOf(5010)?.games ?? [];
  expect(promotion?.gameIds).toEqual(
    names.flatMap((name) => catalogue.all.find((game) => game.name.en === name)?.gameGroupId ?? []),
  );
  const terms = promotions.terms(uk, 5010, offerOf(5010)?.serviceId ?? 0);
  expect(terms?.title).toBe(promotion?.title);
});
