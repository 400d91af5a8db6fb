import type { JackpotType } from '@foyer/contract/jackpots';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../kernel/database.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { jackpotRulesIn } from './jackpotRules.ts';
import { createJackpots } from './jackpots.ts';
import { jackpotsSchema } from './jackpotsSchema.ts';

const catalogue = createCatalogue(300);
const gameOf = (type: JackpotType): number =>
  catalogue.all.find(({ jackpots }) => jackpots.includes(type))?.gameGroupId ?? 0;
const plainGame = catalogue.all.find(({ jackpots }) => jackpots.length === 0)?.gameGroupId ?? 0;

/** `drawn` returns the drawn number; by default the middle of the range. */
function setUp(drawn: (below: number) => number = (below) => Math.floor(below / 2)) {
  const sandboxContext = testSandboxContext(walletSchema, jackpotsSchema);
  const wallet = createWallet(sandboxContext);
  const jackpots = createJackpots(sandboxContext, wallet, catalogue, drawn);
  jackpots.open();
  let rounds = 0;
  return {
    ...sandboxContext,
    wallet,
    jackpots,
    /** A second process on the same data. */
    restarted: () => createJackpots(sandboxContext, createWallet(sandboxContext), catalogue, drawn),
    stake: (amount: number, { game = gameOf('rapid'), currencyIsoCode = 'GBP', userId = 1 } = {}) =>
      jackpots.stakePlaced({ roundId: `round-${(rounds += 1)}`, userId, gameGroupId: game, currencyIsoCode, amount }),
    amount: (type: JackpotType, currencyIsoCode = 'GBP') => jackpots.pot(type, currencyIsoCode)?.amount ?? 0,
  };
}

test('LB-10 every type has a pot in every currency with its seed, and reopening adds nothing', () => {
  const { jackpots, wallet } = setUp();
  jackpots.open();
  expect(jackpots.all()).toHaveLength(12);
  for (const { type, currencyIsoCode, amount } of jackpots.all())
    expect(amount).toBe(jackpotRulesIn(type, currencyIsoCode).seed);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true, moves: 12 });
});

test('LB-10 a stake feeds only its game’s pots in its currency', () => {
  const { stake, amount, wallet } = setUp();
  expect(stake(10_000, { game: gameOf('megaMoolah') })).toEqual([]);
  expect([amount('megaMoolah'), amount('wowPot'), amount('megaMoolah', 'EUR')]).toEqual([
    100_000_080, 50_000_000, 120_000_000,
  ]);
  stake(10_000, { game: plainGame });
  stake(10_000, { game: gameOf('megaMoolah'), currencyIsoCode: 'JPY' });
  expect(wallet.verifyBooks().moves).toBe(13);
});

test('LB-10 contributions below a minor unit are carried over', () => {
  const { stake, amount } = setUp();
  for (let played = 0; played < 4; played += 1) stake(20);
  expect(amount('rapid')).toBe(50_000);
  stake(20);
  expect(amount('rapid')).toBe(50_001);
});

describe('LB-10 a pot with a drop amount', () => {
  test('is won by the stake that reaches the drop amount, and restarts at its seed', () => {
    const { stake, amount, jackpots, clock } = setUp();
    const drop = jackpots.pot('rapid', 'GBP')?.dropAmount ?? 0;
    expect(drop).toBe(275_001);
    expect(stake((drop - 50_001) * 100)).toEqual([]);
    expect(stake(100)).toEqual([{ jackpotId: 'rapid-GBP', amount: drop }]);
    expect(amount('rapid')).toBe(50_000);
    expect(jackpots.pot('rapid', 'GBP')?.lastWon).toEqual({
      amount: drop,
      wonAt: clock.now(),
      userId: 1,
      gameGroupId: gameOf('rapid'),
    });
  });

  test('never exceeds its limit, however high the stake', () => {
    const { stake, amount } = setUp((below) => below - 1);
    expect(stake(900_000_000)).toEqual([{ jackpotId: 'rapid-GBP', amount: 500_000 }]);
    expect(amount('rapid')).toBe(50_000);
  });
});

describe('LB-10 a pot with a daily deadline', () => {
  const dailyOnly = catalogue.all.find(({ jackpots }) => jackpots.join() === 'daily')?.gameGroupId ?? 0;

  test('is won by the first stake after the drawn time, once a day', () => {
    const { stake, jackpots, clock } = setUp();
    const { dropAt, mustGoBefore } = jackpots.pot('daily', 'GBP') ?? {};
    // At noon eleven hours are left until the deadline; no drop is drawn in the last hour.
    expect([dropAt, mustGoBefore]).toEqual([Date.UTC(2026, 0, 15, 17), Date.UTC(2026, 0, 15, 23)]);
    expect(stake(100, { game: dailyOnly })).toEqual([]);
    clock.move(5 * 3_600_000);
    expect(stake(200, { game: dailyOnly })).toEqual([{ jackpotId: 'daily-GBP', amount: 500_001 }]);
    expect(jackpots.pot('daily', 'GBP')).toMatchObject({ amount: 500_000, mustGoBefore: Date.UTC(2026, 0, 16, 23) });
    clock.move(6 * 3_600_000 - 1);
    expect(stake(100, { game: dailyOnly })).toEqual([]);
  });

  test('carries over to the next day without a stake between drawn time and deadline', () => {
    const { stake, amount, jackpots, clock } = setUp();
    clock.move(11 * 3_600_000);
    expect(jackpots.pot('daily', 'GBP')?.mustGoBefore).toBe(Date.UTC(2026, 0, 16, 23));
    expect(stake(100, { game: dailyOnly })).toEqual([]);
    expect(amount('daily')).toBe(500_000);
  });

  test('gets a new deadline when the clock is moved back', () => {
    const { jackpots, clock } = setUp();
    clock.move(400 * 86_400_000);
    jackpots.all();
    clock.move(-400 * 86_400_000);
    expect(jackpots.pot('daily', 'GBP')?.mustGoBefore).toBe(Date.UTC(2026, 0, 15, 23));
  });
});

test('LB-10 the chance of a progressive pot is proportional to the stake', () => {
  const drawn: number[] = [];
  const { stake } = setUp((below) => {
    if (below === 50_000_000_000) drawn.push(below);
    return below === 50_000_000_000 ? 199 : Math.floor(below / 2);
  });
  const game = gameOf('megaMoolah');
  expect(stake(199, { game })).toEqual([]);
  expect(stake(200, { game })).toEqual([{ jackpotId: 'megaMoolah-GBP', amount: 100_000_003 }]);
  expect(drawn).toHaveLength(2);
});

test('LB-10 a rolled-back round neither feeds nor wins a pot', () => {
  const { jackpots, database, stake, wallet } = setUp();
  jackpots.change('rapid', 'GBP', { winNext: true });
  const before = jackpots.all();
  expect(() =>
    inTransaction(database, () => {
      expect(stake(100_000)).toHaveLength(1);
      throw new Error('The round could not be written.');
    }),
  ).toThrow('The round');
  expect(jackpots.all()).toEqual(before);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
});

test('LB-10 demonstration changes respect the pot’s rules and keep the books balanced', () => {
  const { jackpots, wallet, stake } = setUp();
  expect(jackpots.change('rapid', 'GBP', { amount: 400_000 })).toMatchObject({ amount: 400_000, dropAmount: 450_001 });
  expect(jackpots.change('rapid', 'GBP', { amount: 500_000 })).toBeNull();
  expect(jackpots.change('rapid', 'GBP', { dropAmount: 500_001 })).toBeNull();
  expect(jackpots.change('rapid', 'GBP', { dropAmount: 400_000 })).toBeNull();
  expect(jackpots.change('daily', 'GBP', { dropAt: Date.UTC(2026, 0, 15, 23) })).toBeNull();
  expect(jackpots.change('megaMoolah', 'GBP', { dropAmount: 5 })).toBeNull();
  expect(jackpots.change('rapid', 'GBP', { amount: 6000, winNext: true })).toMatchObject({
    amount: 6000,
    winNext: true,
  });
  expect(stake(100)).toEqual([{ jackpotId: 'rapid-GBP', amount: 6001 }]);
  expect(stake(100)).toEqual([]);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
});

const limitIn = (currencyIsoCode: string): number => {
  const { end } = jackpotRulesIn('rapid', currencyIsoCode);
  return end.by === 'amount' ? end.limit : 0;
};

const anyStake = fc.record({
  amount: fc.oneof(fc.integer({ min: 20, max: 50_000 }), fc.integer({ min: 20, max: 50_000_000 })),
  type: fc.constantFrom<JackpotType>('megaMoolah', 'wowPot', 'rapid', 'daily'),
  currencyIsoCode: fc.constantFrom('GBP', 'EUR', 'CAD'),
  afterMs: fc.integer({ min: 0, max: 7_200_000 }),
  restart: fc.boolean(),
});

test('LB-10 random stakes and restarts keep books, limits, deadlines and wins correct', () => {
  fc.assert(
    fc.property(fc.array(anyStake, { maxLength: 80 }), fc.infiniteStream(fc.nat()), (stakes, chance) => {
      const {
        database,
        clock,
        wallet,
        jackpots: first,
        restarted,
      } = setUp((below) => (chance.next().value ?? 0) % below);
      let jackpots = first;
      let paid = 0;
      for (const [index, { amount, type, currencyIsoCode, afterMs, restart }] of stakes.entries()) {
        clock.move(afterMs);
        if (restart) {
          const before = jackpots.all();
          jackpots = restarted();
          jackpots.open();
          expect(jackpots.all()).toEqual(before);
        }
        const deadline = jackpots.pot('daily', currencyIsoCode)?.mustGoBefore ?? 0;
        const wins = jackpots.stakePlaced({
          roundId: `round-${index}`,
          userId: 1,
          gameGroupId: gameOf(type),
          currencyIsoCode,
          amount,
        });
        expect(new Set(wins.map(({ jackpotId }) => jackpotId)).size).toBe(wins.length);
        for (const win of wins) {
          paid += 1;
          if (win.jackpotId.startsWith('rapid'))
            expect(win.amount).toBeLessThanOrEqual(limitIn(win.jackpotId.slice(-3)));
          if (win.jackpotId.startsWith('daily')) expect(clock.now()).toBeLessThan(deadline);
        }
        for (const pot of jackpots.all()) {
          if (pot.type === 'rapid') expect(pot.amount).toBeLessThan(limitIn(pot.currencyIsoCode));
          expect(pot.amount).toBeGreaterThanOrEqual(jackpotRulesIn(pot.type, pot.currencyIsoCode).seed);
        }
      }
      const drops = database.prepare('SELECT type, currency, number FROM jackpot_drop').all();
      expect(drops).toHaveLength(paid);
      expect(wallet.verifyBooks()).toMatchObject({ balanced: true, negativePots: [] });
      database.close();
    }),
    { numRuns: 40 },
  );
});

test('LB-10 lastWon is the most recent win, and every win restarts the pot at its seed', () => {
  const { jackpots, stake, wallet } = setUp();
  const win = (amount: number) => {
    jackpots.change('rapid', 'GBP', { amount, winNext: true });
    return stake(100);
  };
  expect([win(6000), win(4000), win(5000)]).toEqual(
    [6001, 4001, 5001].map((amount) => [{ jackpotId: 'rapid-GBP', amount }]),
  );
  expect(jackpots.pot('rapid', 'GBP')).toMatchObject({ amount: 50_000, winNext: false, lastWon: { amount: 5001 } });
  expect(jackpots.pot('rapid', 'EUR')).toMatchObject({ lastWon: null, winNext: false });
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
});

test('LB-10 a drop time can only be set before the deadline of a pot with a deadline', () => {
  const { jackpots, clock } = setUp();
  const deadline = jackpots.pot('daily', 'GBP')?.mustGoBefore ?? 0;
  expect(jackpots.change('daily', 'GBP', { dropAt: deadline })).toBeNull();
  expect(jackpots.change('daily', 'GBP', { dropAt: deadline - 1 })).toMatchObject({
    dropAt: deadline - 1,
    mustGoBefore: deadline,
  });
  expect(jackpots.change('daily', 'GBP', { amount: 600_000 })).toMatchObject({ amount: 600_000, dropAt: deadline - 1 });
  expect(jackpots.change('daily', 'GBP', { dropAmount: 800_000 })).toBeNull();
  for (const type of ['rapid', 'megaMoolah'] as const)
    expect(jackpots.change(type, 'GBP', { dropAt: clock.now() - 1 })).toBeNull();
});

test('LB-10 a drop amount can be set between the pot’s amount and its limit', () => {
  const { jackpots } = setUp();
  expect(jackpots.change('rapid', 'GBP', { dropAmount: 500_000 })).toMatchObject({
    amount: 50_000,
    dropAmount: 500_000,
  });
  expect(jackpots.change('rapid', 'GBP', { dropAmount: 50_000 })).toBeNull();
  expect(jackpots.change('rapid', 'GBP', { dropAmount: 90_000 })).toMatchObject({ dropAmount: 90_000 });
  expect(jackpots.change('rapid', 'GBP', { amount: 89_999 })).toMatchObject({ amount: 89_999, dropAmount: 90_000 });
  const passed = jackpots.change('rapid', 'GBP', { amount: 90_000 });
  expect(passed?.amount).toBe(90_000);
  expect(passed?.dropAmount).toBeGreaterThan(90_000);
});

test('LB-10 winNext stays set until the pot is won or winNext is changed', () => {
  const { jackpots } = setUp();
  expect(jackpots.change('wowPot', 'GBP', { winNext: true })).toMatchObject({ winNext: true, amount: 50_000_000 });
  expect(jackpots.change('wowPot', 'GBP', { amount: 40_000_000 })).toMatchObject({ winNext: true, amount: 40_000_000 });
  expect(jackpots.change('wowPot', 'GBP', { winNext: false })).toMatchObject({ winNext: false });
  expect(jackpots.pot('wowPot', 'EUR')?.winNext).toBe(false);
  expect(jackpots.change('wowPot', 'JPY', { winNext: true })).toBeNull();
  expect(jackpots.pot('wowPot', 'JPY')).toBeUndefined();
});

test('LB-10 a changed pot amount is transferred between house and pot', () => {
  const { jackpots, wallet } = setUp();
  const houseBalanceBefore = wallet.sandboxBalance('house', 'GBP');
  jackpots.change('rapid', 'GBP', { amount: 50_500 });
  expect(wallet.sandboxBalance('house', 'GBP')).toBe(houseBalanceBefore - 500);
  jackpots.change('rapid', 'GBP', { amount: 50_100 });
  expect(wallet.sandboxBalance('house', 'GBP')).toBe(houseBalanceBefore - 100);
  const { moves } = wallet.verifyBooks();
  jackpots.change('rapid', 'GBP', { amount: 50_100 });
  expect(wallet.verifyBooks()).toMatchObject({ moves, balanced: true });
});

test('LB-10 a missed deadline is redrawn once and stored', () => {
  let drawn = 0;
  const { jackpots, clock, restarted } = setUp((below) => Math.min(below - 1, (drawn += 1000)));
  clock.move(2 * 86_400_000);
  const moved = jackpots.pot('daily', 'GBP');
  expect(moved?.mustGoBefore).toBeGreaterThan(clock.now());
  expect(jackpots.pot('daily', 'GBP')).toEqual(moved);
  expect(restarted().pot('daily', 'GBP')).toEqual(moved);
});

test('LB-10 a joint stake feeds its own pot at its time, and its winner is the last one', () => {
  const { jackpots, amount, wallet, clock } = setUp();
  const placedAt = clock.now() - 60_000;
  const feed = (stake: number) =>
    jackpots.feed({
      type: 'rapid',
      currencyIsoCode: 'EUR',
      roundId: 'joint',
      userId: 8,
      gameGroupId: gameOf('rapid'),
      amount: stake,
      placedAt,
    });
  feed(1_000_000);
  expect([amount('rapid', 'EUR'), amount('rapid'), amount('daily', 'EUR')]).toEqual([70_000, 50_000, 600_000]);
  feed(90_000_000);
  expect(jackpots.pot('rapid', 'EUR')).toMatchObject({
    amount: 60_000,
    lastWon: { amount: 600_000, wonAt: placedAt, userId: 8, gameGroupId: gameOf('rapid') },
  });
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true, negativePots: [] });
});

test('LB-10 a past is recorded only for a pot that was never fed, and keeps the books balanced', () => {
  const { jackpots, amount, stake, wallet } = setUp();
  const lastWon = { amount: 180_000_000, wonAt: 5, userId: 3, gameGroupId: gameOf('wowPot') };
  jackpots.recordPast('wowPot', 'GBP', { amount: 128_431_007, lastWon });
  expect(jackpots.pot('wowPot', 'GBP')).toMatchObject({ amount: 128_431_007, lastWon });
  jackpots.recordPast('wowPot', 'GBP', { amount: 60_000_000, lastWon: { ...lastWon, amount: 1 } });
  expect(jackpots.pot('wowPot', 'GBP')).toMatchObject({ amount: 128_431_007, lastWon });
  stake(10_000, { game: gameOf('megaMoolah') });
  jackpots.recordPast('megaMoolah', 'GBP', { amount: 600_000_000, lastWon });
  expect([amount('megaMoolah'), jackpots.pot('megaMoolah', 'GBP')?.lastWon]).toEqual([100_000_080, null]);
  jackpots.change('wowPot', 'GBP', { winNext: true });
  expect(stake(100, { game: gameOf('wowPot') })).toEqual([{ jackpotId: 'wowPot-GBP', amount: 128_431_007 }]);
  expect(jackpots.pot('wowPot', 'GBP')).toMatchObject({ amount: 50_000_000, lastWon: { userId: 1 } });
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true, negativePots: [] });
});
