import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../kernel/testSandboxContext.ts';
import { jackpotRulesIn, jackpotTypes } from '../services/jackpots/jackpotRules.ts';
import { createJackpots, potCurrencies } from '../services/jackpots/jackpots.ts';
import { jackpotsSchema } from '../services/jackpots/jackpotsSchema.ts';
import { createWallet } from '../services/wallet/wallet.ts';
import { walletSchema } from '../services/wallet/walletSchema.ts';
import { simulatedPlayersSchema } from './simulatedPlayersModule.ts';
import { createSimulatedStakes } from './simulatedStakes.ts';

const hourMs = 3_600_000;
const catalogue = createCatalogue(300);

function setUp({ isOn = true }: { isOn?: boolean } = {}) {
  const sandboxContext = testSandboxContext(walletSchema, jackpotsSchema, simulatedPlayersSchema);
  const draw = seededDraw(11);
  const wallet = createWallet(sandboxContext);
  const jackpots = createJackpots(sandboxContext, wallet, catalogue, draw);
  jackpots.open();
  const members = potCurrencies.map((_, number) => ({
    userId: number + 1,
    productId: 8145,
    brand: 'regency',
    marketId: 'uk',
    number,
  }));
  const stakes = createSimulatedStakes(sandboxContext, {
    jackpots,
    catalogue,
    playerPool: { members },
    currencyOf: ({ number }) => potCurrencies[number],
    isOn: () => isOn,
    draw,
  });
  const amounts = (currency = 'GBP') => jackpotTypes.map((type) => jackpots.pot(type, currency)?.amount ?? 0);
  return { ...sandboxContext, wallet, jackpots, stakes, amounts };
}

test('LB-10 the first start gives every pot a last win in one of its games and a believable amount', () => {
  const { stakes, jackpots, wallet, clock } = setUp();
  stakes.advanceAll();
  for (const { type, currencyIsoCode, amount, lastWon } of jackpots.all()) {
    const { seed } = jackpotRulesIn(type, currencyIsoCode);
    const days = (clock.now() - (lastWon?.wonAt ?? 0)) / (24 * hourMs);
    const range = { megaMoolah: [34, 44], wowPot: [8, 11], rapid: [0, 0.01], daily: [0.5, 1] }[type];
    expect([type, days > (range[0] ?? 0), days < (range[1] ?? 0)]).toEqual([type, true, true]);
    expect(lastWon?.amount).toBeGreaterThan(seed);
    expect(amount).toBeGreaterThan(seed);
    expect(catalogue.byId(lastWon?.gameGroupId ?? 0)?.jackpots).toContain(type);
  }
  const [mega, grand, rapid, daily] = jackpotTypes.map((type) => jackpots.pot(type, 'GBP')?.amount ?? 0);
  expect(mega).toBeGreaterThan(500_000_000);
  expect(grand).toBeGreaterThan(100_000_000);
  expect(rapid).toBeLessThan(500_000);
  expect(daily).toBeGreaterThan(1_000_000);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true, negativePots: [] });
});

test('LB-10 every pot grows within seconds, each at its own rate, and only in the viewed currency', () => {
  const { stakes, amounts, clock, wallet } = setUp();
  stakes.advanceAll();
  const before = amounts();
  const euros = amounts('EUR');
  stakes.advance('GBP');
  clock.move(1999);
  stakes.advance('GBP');
  expect(amounts()).toEqual(before);
  clock.move(2001);
  stakes.advance('GBP');
  const grown = amounts().map((amount, at) => amount - (before[at] ?? 0));
  // Four seconds with at least half of the average stakes.
  for (const [at, perSecond] of [160, 100, 250, 35].entries())
    expect(grown[at]).toBeGreaterThanOrEqual(Math.floor(4 * perSecond * 0.5));
  expect(amounts('EUR')).toEqual(euros);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
});

test('LB-10 must-win pots are won in time and start again, also during a long absence', () => {
  const { stakes, jackpots, clock, wallet, database } = setUp();
  stakes.advanceAll();
  const { dropAt } = jackpots.pot('daily', 'GBP') ?? {};
  clock.move(12 * hourMs);
  stakes.advance('GBP');
  expect(jackpots.pot('daily', 'GBP')?.lastWon?.wonAt).toBe(dropAt);
  const rapidWins = database
    .prepare(
      "SELECT amount, won_at AS wonAt FROM jackpot_drop WHERE type = 'rapid' AND currency = 'GBP' AND number > 1",
    )
    .all();
  expect(rapidWins.length).toBeGreaterThan(20);
  for (const { amount } of rapidWins) {
    expect(amount).toBeGreaterThan(50_000);
    expect(amount).toBeLessThanOrEqual(500_000);
  }
  expect(jackpots.pot('rapid', 'GBP')?.amount).toBeLessThan(500_000);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true, negativePots: [] });
});

test('at most a day is made up for, and a clock that moved back starts anew', () => {
  const { stakes, amounts, clock } = setUp();
  stakes.advance('GBP');
  const [before = 0] = amounts();
  clock.move(400 * 24 * hourMs);
  stakes.advance('GBP');
  const [after = 0] = amounts();
  expect(after - before).toBeLessThanOrEqual(160 * 1.5 * 86_400);
  expect(after).toBeGreaterThan(before);
  clock.move(-400 * 24 * hourMs);
  stakes.advance('GBP');
  expect(amounts()[0]).toBe(after);
  clock.move(10_000);
  stakes.advance('GBP');
  expect(amounts()[0]).toBeGreaterThan(after);
});

test('nothing is staked while simulated players are off or in a currency without pots', () => {
  const off = setUp({ isOn: false });
  const before = off.jackpots.all();
  off.stakes.advanceAll();
  expect(off.jackpots.all()).toEqual(before);
  const { stakes, database } = setUp();
  stakes.advance('XAU');
  expect(database.prepare('SELECT count(*) AS count FROM simulated_stakes').get()).toEqual({ count: 0 });
});
