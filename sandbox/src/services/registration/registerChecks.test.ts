import { beforeEach, expect, test, vi } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createStoredPersons } from './createStoredPersons.ts';
import type { RegisterResponse } from './exclusionRegisterClient.ts';
import { tenPersons } from './likeNamedPersons.ts';
import { createRegisterChecks } from './registerChecks.ts';
import { registrationSchema } from './registrationSchema.ts';

const rules = { timeoutMs: 1500, cacheMinutes: 30, withoutAnswer: 'noPlay' } as const;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const notListed: RegisterResponse = { result: 'notListed', until: null };
const unanswered: RegisterResponse = { result: 'unanswered', until: null };

function sandbox() {
  const sandboxContext = testSandboxContext(accountsSchema, walletSchema, registrationSchema);
  const persons = createStoredPersons(sandboxContext);
  const { players } = createAccounts(sandboxContext, createWallet(sandboxContext));
  const userId =
    players.create({
      username: 'mira',
      passwordHash: '',
      brand: 'regency',
      marketId: 'uk',
      grant: 0,
      termsAccepted: true,
    }) ?? 0;
  const [person] = tenPersons;
  if (person === undefined) throw new Error('There are no persons.');
  const details = { ...person, username: 'mira', password: '', occupation: '', addressLine2: '' };
  const home = { city: 'Leeds', region: '', currency: 'GBP' };
  persons.save({
    userId,
    brand: 'regency',
    key: 'key',
    details: { ...details, ...home },
    affirmed: true,
    marketing: [],
  });
  const lookUp = vi.fn<() => Promise<RegisterResponse>>(async () => notListed);
  const checks = createRegisterChecks(sandboxContext, { lookUp, matches: persons.matches });
  return { ...sandboxContext, userId, lookUp, checks, matches: persons.matches };
}
let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
/** Checks with this response of the register, after the earlier one is old. */
async function checkAgain(response: RegisterResponse): Promise<void> {
  box.clock.move(31 * minuteMs);
  box.lookUp.mockResolvedValueOnce(response);
  await box.checks.check(box.userId, rules);
}
/** Runs the promises that are settled already. */
const backgroundWork = () => new Promise((resolve) => setImmediate(resolve));
const state = () => box.checks.stateOf(box.userId, rules);

test('UK20 a response holds for the minutes of the market, and a missing response for none', async () => {
  await box.checks.check(box.userId, rules);
  await box.checks.check(box.userId, rules);
  box.clock.move(30 * minuteMs - 1);
  await box.checks.check(box.userId, rules);
  expect(box.lookUp).toHaveBeenCalledTimes(1);
  await checkAgain(unanswered);
  await box.checks.check(box.userId, rules);
  expect(box.lookUp).toHaveBeenCalledTimes(3);
  // A clock that was moved back makes no response newer.
  box.clock.move(-dayMs);
  await box.checks.check(box.userId, rules);
  expect(box.lookUp).toHaveBeenCalledTimes(4);
  box.clock.move(30 * minuteMs);
  await box.checks.check(box.userId, rules);
  expect(box.lookUp).toHaveBeenCalledTimes(5);
});

test('UK20 play waits while the register does not answer, and the register is asked again in the background', async () => {
  await checkAgain(unanswered);
  expect(state()).toEqual({ isListed: false, isUnanswered: true });
  // Not at once: pages that ask often must not flood a register in trouble.
  expect(box.lookUp).toHaveBeenCalledTimes(1);
  const restarted = createRegisterChecks(box, box);
  expect(restarted.stateOf(box.userId, rules)).toEqual({ isListed: false, isUnanswered: true });
  expect(box.lookUp).toHaveBeenCalledTimes(2);
  await backgroundWork();
  expect(restarted.stateOf(box.userId, rules)).toEqual({ isListed: false, isUnanswered: false });
});

test('UK20 a register that fails during a session does not interrupt it, and one that answers does', async () => {
  await box.checks.check(box.userId, rules);
  box.clock.move(31 * minuteMs);
  box.lookUp.mockResolvedValueOnce(unanswered);
  const restart = () => createRegisterChecks(box, box).stateOf(box.userId, rules);
  restart();
  await backgroundWork();
  expect(state()).toEqual({ isListed: false, isUnanswered: false });
  box.lookUp.mockResolvedValueOnce({ result: 'listed', until: null });
  restart();
  await backgroundWork();
  expect(state()).toEqual({ isListed: true, until: null });
});

test('UK20 ON4 a listed person stays listed while the register does not answer, until the stated end', async () => {
  const until = box.clock.now() + 10 * dayMs;
  await checkAgain({ result: 'listed', until });
  await checkAgain(unanswered);
  expect(state()).toEqual({ isListed: true, until });
  box.clock.move(until - box.clock.now() - 1);
  expect(state()).toEqual({ isListed: true, until });
  box.clock.move(1);
  expect(state()).toEqual({ isListed: false, isUnanswered: true });
  expect(box.checks.everListed()).toEqual([box.userId]);
});

test('UK20 an exclusion without a stated end lasts until the register no longer lists the person', async () => {
  await checkAgain({ result: 'listed', until: null });
  await checkAgain(unanswered);
  expect(state()).toEqual({ isListed: true, until: null });
  await checkAgain(notListed);
  expect(state()).toEqual({ isListed: false, isUnanswered: false });
  expect(box.matches.open()).toEqual([]);
});

test('UK20 a register that contradicts its stated end is not believed, and a human decides', async () => {
  const until = box.clock.now() + 10 * dayMs;
  await checkAgain({ result: 'listed', until });
  await checkAgain({ result: 'listed', until });
  expect(box.matches.open()).toEqual([]);
  await checkAgain(notListed);
  expect(state()).toEqual({ isListed: true, until });
  expect(box.matches.open()).toMatchObject([{ userId: box.userId, otherId: 0 }]);
  box.matches.decide(box.userId, 0, false);
  expect(state()).toEqual({ isListed: false, isUnanswered: false });
  // The register lists the person again: that is new, and the earlier decision does not cover it.
  await checkAgain({ result: 'listed', until });
  expect(state()).toEqual({ isListed: true, until });
});

test('UK20 a decision counts after the listing that a human saw, also when the clock moved back a day between them', async () => {
  const until = box.clock.now() + 10 * dayMs;
  await checkAgain({ result: 'listed', until });
  await checkAgain(notListed);
  box.clock.move(-dayMs);
  box.matches.decide(box.userId, 0, false);
  expect(state()).toMatchObject({ isListed: false });
  expect(box.matches.open()).toEqual([]);
});

test('UK20 a decision does not cover a later listing when the clock was a day ahead at the decision', async () => {
  const until = box.clock.now() + 10 * dayMs;
  await checkAgain({ result: 'possible', until: null });
  expect(box.checks.everListed()).toEqual([box.userId]);
  box.clock.move(dayMs);
  box.matches.decide(box.userId, 0, false);
  box.clock.move(-dayMs);
  await checkAgain({ result: 'listed', until });
  expect(state()).toEqual({ isListed: true, until });
});

test('UK20 a register that contradicts itself after a decision is judged by a human again', async () => {
  await checkAgain({ result: 'possible', until: null });
  box.matches.decide(box.userId, 0, false);
  await checkAgain({ result: 'possible', until: null });
  expect(box.matches.open()).toEqual([]);
  const until = box.clock.now() + 10 * dayMs;
  await checkAgain({ result: 'listed', until });
  await checkAgain(notListed);
  expect(state()).toEqual({ isListed: true, until });
  expect(box.matches.open()).toMatchObject([{ userId: box.userId, otherId: 0 }]);
  box.matches.decide(box.userId, 0, true);
  expect(state()).toEqual({ isListed: true, until });
  expect(box.matches.open()).toEqual([]);
});

test('UK20 a decision that is sent again, because its response was lost, counts once', async () => {
  await checkAgain({ result: 'possible', until: null });
  for (const isSame of [true, true, false, false]) expect(box.matches.decide(box.userId, 0, isSame)).toBe(true);
  expect(box.matches.decisions().map(({ isSame }) => isSame)).toEqual([false, true]);
  // A check in between makes the same decision a new one.
  await checkAgain({ result: 'possible', until: null });
  box.matches.decide(box.userId, 0, false);
  expect(box.matches.decisions()).toHaveLength(3);
});

test('UK20 a decision of a release that did not keep the checks counts by its time', async () => {
  await checkAgain({ result: 'listed', until: box.clock.now() + 10 * dayMs });
  await checkAgain(notListed);
  box.matches.decide(box.userId, 0, false);
  box.database.exec('DELETE FROM register_decision');
  expect(state()).toMatchObject({ isListed: false });
  await checkAgain({ result: 'listed', until: box.clock.now() + 10 * dayMs });
  expect(state()).toMatchObject({ isListed: true });
  box.matches.decide(box.userId, 0, false);
  expect(state()).toMatchObject({ isListed: false });
  box.database.exec('DELETE FROM register_decision');
  expect(state()).toMatchObject({ isListed: false });
});

test('UK20 an account of nobody, such as an invented player, is never asked about', async () => {
  await box.checks.check(box.userId + 1, rules);
  expect(box.checks.stateOf(box.userId + 1, rules)).toEqual({ isListed: false, isUnanswered: false });
  expect(box.lookUp).not.toHaveBeenCalled();
});
