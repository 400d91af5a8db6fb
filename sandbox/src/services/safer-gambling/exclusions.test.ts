import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { playerFixture } from '../accounts/playerFixture.ts';
import { createBreaks } from './breaks.ts';
import { createExclusionLog } from './exclusionLog.ts';
import { createExclusions } from './exclusions.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

const dayMs = 86_400_000;

/** Exclusions of British players, with services that only record their calls. */
function startExclusions(deps: Partial<Parameters<typeof createExclusions>[1]> = {}) {
  const context = testSandboxContext(saferGamblingSchema);
  const [breaks, log] = [createBreaks(context), createExclusionLog(context)];
  const balances = new Map<number, number>();
  const logged: unknown[][] = [];
  const exclusions = createExclusions(
    { ...context, log: (...entry) => void logged.push(entry) },
    {
      breaks,
      log,
      players: {
        byId: (userId) => playerFixture({ user_id: userId }),
      },
      sessions: { closeAllOf: () => 1 },
      preferences: { withdraw: () => 0 },
      discardOffers: () => undefined,
      cancelDeposits: () => 0,
      returnBalance({ user_id: userId }) {
        const amount = balances.get(userId) ?? 0;
        balances.delete(userId);
        return amount === 0 ? null : { returned: true, amount };
      },
      settleRounds: () => 0,
      endBonuses: () => 0,
      persons: { accountsOfPerson: () => [] },
      exclusionElsewhereOf: () => null,
      registerChecks: { everListed: () => [] },
      ...deps,
    },
  );
  const kindsOf = (userId: number) =>
    log
      .of(userId, 100)
      .map(({ kind }) => kind)
      .toReversed();
  return { ...context, breaks, log, balances, exclusions, logged, kindsOf };
}

test('UK20 money that arrives in an exclusion, such as a late jackpot, is sent back by the next check', () => {
  const { exclusions, balances, kindsOf, clock } = startExclusions();
  exclusions.begin([1], '6m', false);
  clock.move(400 * dayMs);
  balances.set(1, 5000).set(2, 7000);
  exclusions.check();
  exclusions.check();
  expect(kindsOf(1)).toEqual(['begun', 'sessionsClosed', 'marketingWithdrawn', 'fundsReturned']);
  expect(balances.get(2)).toBe(7000);
});

test('UK20 a check finishes what a crash interrupted, and one player does not block another', () => {
  let isDown = true;
  const { exclusions, kindsOf, logged } = startExclusions({
    settleRounds(userId) {
      if (isDown && userId === 1) throw new Error('down');
      return isDown ? 0 : 1;
    },
  });
  exclusions.begin([1], '6m', false);
  exclusions.begin([2], '6m', false);
  expect(logged).toEqual([['An exclusion could not be carried out.', { userId: 1, error: 'down' }]]);
  expect(kindsOf(2)).toHaveLength(3);
  isDown = false;
  exclusions.check();
  expect(kindsOf(1)).toEqual(['begun', 'sessionsClosed', 'marketingWithdrawn', 'roundsSettled']);
});

test('UK20 the history of an exclusion lists each effect with its count or amount', () => {
  const discarded: number[] = [];
  const { exclusions, balances, clock } = startExclusions({
    sessions: { closeAllOf: (_userId, reason) => (reason === 'break' ? 2 : 0) },
    preferences: { withdraw: (_userId, reason) => (reason === 'selfExclusion' ? 3 : 0) },
    settleRounds: () => 4,
    endBonuses: () => 5,
    cancelDeposits: () => 6,
    discardOffers: (userId) => void discarded.push(userId),
  });
  balances.set(1, 7000);
  const at = new Date(clock.now()).toISOString();
  const until = new Date(exclusions.begin([1], '6m', false)).toISOString();
  const event = { at, until: null, count: null, amount: null };
  expect(exclusions.eventsOf(1).toReversed()).toEqual([
    { ...event, kind: 'begun', until },
    { ...event, kind: 'sessionsClosed', count: 2 },
    { ...event, kind: 'marketingWithdrawn', count: 3 },
    { ...event, kind: 'roundsSettled', count: 4 },
    { ...event, kind: 'bonusesEnded', count: 5 },
    { ...event, kind: 'depositsCancelled', count: 6 },
    { ...event, kind: 'fundsReturned', amount: 7000 },
  ]);
  expect(discarded).toEqual([1]);
  expect(exclusions.stateOf(playerFixture())).toMatchObject({ isExcluded: true, until, events: { length: 7 } });
});

test('UK20 a balance that no method takes is logged once for each amount', () => {
  let result = { returned: false, amount: 900 };
  const { exclusions, log } = startExclusions({ returnBalance: () => result });
  exclusions.begin([1], '6m', false);
  const funds = () =>
    log
      .of(1, 100)
      .filter(({ amount }) => amount !== null)
      .map(({ kind, amount }) => [kind, amount])
      .toReversed();
  exclusions.check();
  expect(funds()).toEqual([['fundsHeld', 900]]);
  const results = [
    { returned: false, amount: 1200 },
    { returned: true, amount: 1200 },
    { returned: false, amount: 1200 },
  ];
  for (result of results) exclusions.check();
  expect(funds()).toEqual([
    ['fundsHeld', 900],
    ['fundsHeld', 1200],
    ['fundsReturned', 1200],
    ['fundsHeld', 1200],
  ]);
});

test('MT5 an exclusion leaves the balance to a player who may log in to withdraw, also in a market that is gone', () => {
  const { exclusions, balances, kindsOf } = startExclusions({
    players: { byId: (userId) => playerFixture({ user_id: userId, market_id: userId === 1 ? 'row' : 'unknown' }) },
  });
  balances.set(1, 5000).set(2, 6000);
  exclusions.begin([1, 2], '6m', false);
  exclusions.check();
  expect([...balances.values()]).toEqual([5000, 6000]);
  expect(kindsOf(2)).toEqual(['begun', 'sessionsClosed', 'marketingWithdrawn']);
});

test('UK20 a check passes over a player who no longer exists', () => {
  const settled: number[] = [];
  const { exclusions, kindsOf, logged } = startExclusions({
    players: { byId: () => undefined },
    registerChecks: { everListed: () => [2] },
    exclusionElsewhereOf: () => ({ by: 'register', until: null }),
    preferences: { withdraw: () => 1 },
    settleRounds: (userId) => settled.push(userId),
  });
  exclusions.begin([1], '6m', false);
  exclusions.check();
  expect([settled, kindsOf(2), logged]).toEqual([[], [], []]);
});

test('UK20 a player may ask to return once the period is over, and may withdraw the request', () => {
  const { exclusions, clock, kindsOf } = startExclusions();
  const player = playerFixture();
  const until = exclusions.begin([1], '6m', false);
  clock.move(until - clock.now() - 1);
  expect(exclusions.requestReturn(player)).toBe(false);
  clock.move(1);
  expect(exclusions.requestReturn(player)).toBe(true);
  expect([exclusions.withdrawReturn(player), exclusions.withdrawReturn(player)]).toEqual([true, false]);
  expect(kindsOf(1).slice(3)).toEqual(['returnRequested', 'returnWithdrawn']);
});

test('MT3 only an exclusion from every brand holds for other accounts of the person', () => {
  const { exclusions, breaks } = startExclusions();
  exclusions.begin([1], '6m', false);
  expect(breaks.everywhereUntil([1])).toBeNull();
  const until = exclusions.begin([1], '1y', true);
  expect(breaks.everywhereUntil([1])).toBe(until);
});

test('UK20 the opening is logged once, with the time at which the cooling-off ended', () => {
  const { exclusions, log, clock, breaks } = startExclusions();
  exclusions.begin([1], '6m', false);
  clock.move(200 * dayMs);
  const player = playerFixture();
  expect([exclusions.requestReturn(player), exclusions.requestReturn(player)]).toEqual([true, false]);
  const opensAt = clock.now() + dayMs;
  clock.move(3 * dayMs);
  expect(exclusions.stateOf(player).events[0]?.kind).toBe('opened');
  exclusions.check();
  exclusions.check();
  expect(log.of(1, 10).filter(({ kind }) => kind === 'opened')).toMatchObject([{ at: opensAt }]);
  expect(breaks.current(1)).toBeNull();
  expect(exclusions.stateOf(player)).toMatchObject({ isExcluded: false, until: null, mayRequestReturn: false });
});

test('MT3 a sister account that is excluded everywhere for longer keeps this one excluded', () => {
  const { exclusions, clock } = startExclusions({ persons: { accountsOfPerson: () => [1, 2] } });
  exclusions.begin([1], '6m', true);
  exclusions.begin([2], '1y', true);
  const player = playerFixture({ market_id: 'row', currency: 'EUR' });
  clock.move(200 * dayMs);
  expect(exclusions.requestReturn(player)).toBe(false);
  clock.move(200 * dayMs);
  expect(exclusions.requestReturn(player)).toBe(true);
});

test('UK20 ON4 a player whom the national register lists asks to return only after its end', () => {
  let listedUntil: number | null | undefined;
  const { exclusions, clock } = startExclusions({
    exclusionElsewhereOf: () => (listedUntil === undefined ? null : { by: 'register', until: listedUntil }),
  });
  const player = playerFixture();
  listedUntil = clock.now() + 300 * dayMs;
  // Listed without an exclusion of the operator.
  expect(exclusions.stateOf(player)).toMatchObject({
    isExcluded: true,
    heldBy: 'register',
    until: new Date(listedUntil).toISOString(),
    mayRequestReturn: false,
  });
  exclusions.begin([1], '6m', false);
  clock.move(200 * dayMs);
  expect(exclusions.requestReturn(player)).toBe(false);
  expect(exclusions.stateOf(player).until).toBe(new Date(listedUntil).toISOString());
  listedUntil = null;
  expect(exclusions.requestReturn(player)).toBe(false);
  expect(exclusions.stateOf(player)).toMatchObject({ isExcluded: true, until: null });
  listedUntil = undefined;
  expect(exclusions.requestReturn(player)).toBe(true);
  expect(exclusions.stateOf(player)).not.toHaveProperty('heldBy');
});

test('UK20 ON4 the money of a person whom the register lists goes back, and marketing ends, while it lists the person', () => {
  let isListed = true;
  const consents = new Map([[1, 2]]);
  const discarded: number[] = [];
  const { exclusions, balances, log, kindsOf } = startExclusions({
    registerChecks: { everListed: () => [1] },
    exclusionElsewhereOf: () => (isListed ? { by: 'register', until: null } : null),
    preferences: {
      withdraw(userId, reason) {
        const count = (reason === 'selfExclusion' && consents.get(userId)) || 0;
        consents.delete(userId);
        return count;
      },
    },
    discardOffers: (userId) => void discarded.push(userId),
  });
  balances.set(1, 5000);
  exclusions.check();
  exclusions.check();
  expect(kindsOf(1)).toEqual(['marketingWithdrawn', 'fundsReturned']);
  expect(log.of(1, 2)).toMatchObject([{ amount: 5000 }, { count: 2 }]);
  expect(discarded).toEqual([1, 1]);
  isListed = false;
  balances.set(1, 700);
  exclusions.check();
  expect(balances.get(1)).toBe(700);
});

test('MT3 an account that a human links to an excluded person later is carried out too', () => {
  const { exclusions, balances, kindsOf } = startExclusions({
    persons: { accountsOfPerson: () => [1, 2] },
    exclusionElsewhereOf: ({ user_id: userId }) => (userId === 2 ? { by: 'otherAccount', until: null } : null),
  });
  exclusions.begin([1], '6m', true);
  balances.set(2, 900).set(3, 800);
  exclusions.check();
  expect([kindsOf(2), balances.get(3)]).toEqual([['fundsReturned'], 800]);
});

test('MT3 a return from one of two exclusions everywhere says that the other one still holds', () => {
  const { exclusions, clock } = startExclusions({
    persons: { accountsOfPerson: () => [1, 2] },
    exclusionElsewhereOf: () => ({ by: 'otherAccount', until: null }),
  });
  const player = playerFixture({ market_id: 'row', currency: 'EUR' });
  exclusions.begin([1], '6m', true);
  clock.move(200 * dayMs);
  // Otherwise two accounts would wait for each other.
  expect(exclusions.requestReturn(player)).toBe(true);
  clock.move(dayMs);
  expect(exclusions.stateOf(player)).toMatchObject({
    isExcluded: true,
    heldBy: 'otherAccount',
    until: null,
    mayRequestReturn: false,
  });
});

const hourMs = 3_600_000;
const step = fc.oneof(
  fc.record({ does: fc.constant('wait'), ms: fc.integer({ min: -40 * dayMs, max: 90 * dayMs }) }),
  fc.record({ does: fc.constantFrom('exclude', 'request', 'withdraw', 'check'), ms: fc.constant(0) }),
);

test('UK20 ON4 no order of acts and clock moves opens an account without a request and its cooling-off', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { exclusions, breaks, clock } = startExclusions();
      const player = playerFixture();
      exclusions.begin([1], '6m', false);
      /** The request of the current exclusion, as a player would note it down. */
      let requestedAt: number | null = null;
      let isExcluded = true;
      for (const { does, ms } of steps) {
        clock.move(ms);
        if (does === 'exclude') {
          exclusions.begin([1], '6m', false);
          [requestedAt, isExcluded] = [null, true];
        }
        if (does === 'request' && exclusions.requestReturn(player)) requestedAt = clock.now();
        if (does === 'withdraw' && exclusions.withdrawReturn(player)) requestedAt = null;
        if (does === 'check') exclusions.check();
        if (breaks.exclusion(1) === null && isExcluded) {
          expect(requestedAt).not.toBeNull();
          expect(clock.now() - (requestedAt ?? 0)).toBeGreaterThanOrEqual(24 * hourMs);
          isExcluded = false;
        }
      }
    }),
    { numRuns: 300 },
  );
});
