import { brands } from '@foyer/brands/brands';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { promotionServices } from '@foyer/contract/promotions';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { makeTables } from '../kernel/dataFolder.ts';
import { testSurroundings } from '../kernel/testSurroundings.ts';
import { createWallet } from '../wallet/wallet.ts';
import { createBonuses } from './bonuses.ts';
import { offerPeriod } from './offerPeriod.ts';
import { offers } from './offers.ts';
import { wageringOf } from './offerText.ts';
import { createPromotions, offerOf } from './promotions.ts';
import type { Reader } from './promotions.ts';
import { promotionsTables } from './promotionsTables.ts';

const dayMs = 86_400_000;
const userId = 7;
const regency = brands.find(({ id }) => id === 'regency');
const marketOf = (id: string) => regency?.markets.find((market) => market.id === id) ?? null;
const uk: Reader & { userId: number; currencyIsoCode: string } = { brandId: 'regency', market: marketOf('uk'), culture: 'en', userId, currencyIsoCode: 'GBP' };

function setUp() {
  const surroundings = testSurroundings();
  const wallet = createWallet(surroundings);
  makeTables(surroundings.database, [wallet.tables, promotionsTables]);
  wallet.open(userId, 'GBP');
  wallet.book({ key: 'start', userId, kind: 'grant', amount: 50_000, reference: 'start' });
  const catalogue = createCatalogue(80);
  const bonusBalance = () => wallet.balances(userId).find(({ type }) => type === balanceTypes.bonus)?.amount;
  const bonuses = createBonuses(surroundings, { wallet, catalogue, offerOf });
  const promotions = createPromotions(surroundings, { catalogue, bonuses });
  const idOf = (kind: string) => catalogue.all.find((game) => game.kind === kind)?.gameGroupId ?? 0;
  const stake = (gameGroupId: number, amount: number) => bonuses.stakePlaced({ roundId: 'r', userId, gameGroupId, currencyIsoCode: 'GBP', amount });
  const optIn = (promotionId: number) => {
    const offer = offerOf(promotionId);
    if (offer) promotions.optIn(uk, offer, {});
  };
  const told = (promotionId: number) => promotions.list(uk).find((one) => one.promotionId === promotionId);
  return { wallet, bonusBalance, bonuses, promotions, idOf, stake, optIn, told, clock: surroundings.clock };
}

test('PR-03 opting in fills the bonus balance once, stakes on its product release it, and the books agree all along', () => {
  const { wallet, bonusBalance, idOf, stake, optIn, told } = setUp();
  optIn(5010);
  optIn(5010);
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([1000, 50_000]);
  expect(told(5010)).toMatchObject({ isUserOptedIn: true, bonus: { state: 'active', amount: 1000, toWager: 5000, wagered: 0 } });

  stake(idOf('table'), 4000);
  expect(told(5010)?.bonus?.wagered).toBe(0);
  stake(idOf('slot'), 4999);
  expect(told(5010)?.bonus).toMatchObject({ state: 'active', wagered: 4999 });
  stake(idOf('slot'), 100);
  expect(told(5010)?.bonus).toMatchObject({ state: 'released', wagered: 5000 });
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([0, 51_000]);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
  expect(wallet.history(userId).map(({ kind }) => kind)).toEqual(['grant', 'grant', 'conversion']);
});

test('a stake counts for one bonus alone, the one that was taken first', () => {
  const { idOf, stake, optIn, told } = setUp();
  optIn(5040);
  optIn(5010);
  stake(idOf('slot'), 300);
  expect([told(5040)?.bonus?.wagered, told(5010)?.bonus?.wagered]).toEqual([300, 0]);
});

test('without wagering it is the player’s own at once', () => {
  const { wallet, bonusBalance, optIn, told } = setUp();
  optIn(5030);
  expect([bonusBalance(), wallet.realBalance(userId)]).toEqual([0, 50_200]);
  expect(told(5030)?.bonus?.state).toBe('released');
});

test('a bonus whose days are over is taken back, whatever is staked then, and the player’s own money stays', () => {
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

test('UK21 no market sees or books more wagering than it allows, and the words say what is booked', () => {
  const { promotions } = setUp();
  for (const brand of brands) {
    for (const market of [...brand.markets, null]) {
      const most = market?.rules.mostWagering ?? 20;
      for (const told of promotions.list({ brandId: brand.id, market, culture: 'en', userId: null })) {
        const bonus = offerOf(told.promotionId ?? 0)?.bonus;
        if (!bonus) continue;
        const times = wageringOf(bonus, { mostWagering: most });
        expect(times).toBeLessThanOrEqual(most);
        expect(told.significantTerms.find(({ name }) => name === 'Wagering')?.text).toMatch(times === 0 ? /^None$/ : new RegExp(`^${times}x: `));
      }
    }
  }
  expect([marketOf('uk')?.rules.mostWagering, marketOf('ca')?.rules.mostWagering]).toEqual([10, 10]);
  const longBonus = (market: string) => promotions.list({ ...uk, userId: null, market: marketOf(market) }).find(({ promotionId }) => promotionId === 5040)?.significantTerms[1]?.text;
  expect([longBonus('uk'), longBonus('row')]).toEqual(['10x: stake £200, slots only', '15x: stake €300, slots only']);
});

test('UK22 every offer of every brand names cost, wagering, maximum and end, in both languages, and has its terms', () => {
  const { promotions } = setUp();
  for (const { id: brandId, markets } of brands) {
    for (const culture of ['en', 'zh'] as const) {
      const reader: Reader = { brandId, market: markets[0] ?? null, culture, userId: null };
      const list = promotions.list(reader);
      expect(list.length).toBeGreaterThan(4);
      for (const { promotionId, serviceId, significantTerms, title, gameIds } of list) {
        expect(significantTerms).toHaveLength(4);
        expect(title).not.toMatch(/\{|^$/);
        expect(gameIds.length).toBeGreaterThan(0);
        const terms = promotions.terms(reader, promotionId ?? 0, serviceId);
        expect(terms?.html).not.toMatch(/\{|undefined|NaN/);
        expect(promotions.terms(reader, promotionId ?? 0, 99)).toBeUndefined();
      }
    }
  }
  expect(offers.filter(({ serviceId }) => serviceId === promotionServices.contentSystem).every(({ bonus }) => bonus === null)).toBe(true);
});

test('a run is the week from Monday or the month, and the next one may be taken again', () => {
  const saturday = Date.UTC(2026, 10, 21, 6);
  expect(offerPeriod('week', saturday)).toEqual({ startsAt: Date.UTC(2026, 10, 16), endsAt: Date.UTC(2026, 10, 23) });
  expect(offerPeriod('week', Date.UTC(2026, 10, 22, 23, 59))).toEqual(offerPeriod('week', Date.UTC(2026, 10, 16)));
  expect(offerPeriod('month', Date.UTC(2026, 11, 31))).toEqual({ startsAt: Date.UTC(2026, 11, 1), endsAt: Date.UTC(2027, 0, 1) });
  const { optIn, told, clock, wallet } = setUp();
  optIn(5030);
  clock.move(7 * dayMs);
  expect(told(5030)?.isUserOptedIn).toBe(false);
  optIn(5030);
  expect(wallet.realBalance(userId)).toBe(50_400);
});
