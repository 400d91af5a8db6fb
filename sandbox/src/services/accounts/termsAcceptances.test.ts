import { accountCodes } from '@foyer/contract/accounts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createAccounts } from './accounts.ts';
import { accountsSchema } from './accountsSchema.ts';
import type { Player } from './players.ts';

const dayMs = 86_400_000;

function start(termsAccepted = true) {
  const context = testSandboxContext(accountsSchema, walletSchema);
  const begin = context.clock.now();
  const versions = [
    { version: 'a', from: begin - 10 * dayMs },
    { version: 'b', from: begin + 10 * dayMs },
    { version: 'c', from: begin + 20 * dayMs },
  ];
  const accounts = createAccounts(context, createWallet(context), {
    termsInForceOf: () => versions.findLast(({ from }) => from <= context.clock.now()) ?? null,
  });
  const userId =
    accounts.players.create({
      username: 'mira',
      passwordHash: 'x',
      brand: 'regency',
      marketId: 'uk',
      grant: 0,
      termsAccepted,
      culture: 'zh',
    }) ?? 0;
  const player = (): Player => accounts.players.byId(userId) ?? expect.fail('no player');
  return { ...context, accounts, userId, player, begin, terms: accounts.terms };
}
let box: ReturnType<typeof start>;
beforeEach(() => {
  box = start();
});
const spend = () => {
  const session = box.accounts.sessions.start(box.userId, 8145);
  return box.accounts.spendLaunchToken(box.accounts.sessions.issueLaunchTokens(session.session_id, 1)[0] ?? '');
};

test('UK28 a registration records the version, its language and the time', () => {
  expect(box.terms.of(box.userId)).toEqual([{ version: 'a', language: 'zh', acceptedAt: box.begin }]);
  expect(box.terms.obstacleOf(box.player())).toBeNull();
  expect(start(false).terms.of(1)).toEqual([]);
});

test('UK28 a new version blocks a launch until it is accepted, and earlier acceptances stay listed', () => {
  box.clock.move(10 * dayMs - 1);
  expect(spend()).toMatchObject({ spent: true });
  box.clock.move(1);
  expect(spend()).toMatchObject({ spent: false, obstacle: { code: accountCodes.termsNotAccepted } });
  expect(box.terms.accept(box.player(), { version: 'b', language: 'en' })).toBe(true);
  expect(spend()).toMatchObject({ spent: true });
  expect(box.terms.of(box.userId)).toEqual([
    { version: 'b', language: 'en', acceptedAt: box.clock.now() },
    { version: 'a', language: 'zh', acceptedAt: box.begin },
  ]);
  expect(box.terms.latestVersionOf(box.userId)).toBe('b');
});

test('UK28 a repeated acceptance after a lost response keeps the time of the first', () => {
  box.clock.move(10 * dayMs);
  box.terms.accept(box.player());
  const first = box.terms.of(box.userId);
  box.clock.move(5000);
  expect(box.terms.accept(box.player(), { version: 'b', language: 'zh' })).toBe(true);
  expect(box.terms.of(box.userId)).toEqual(first);
  expect(box.player().terms_accepted_at).toBe(box.begin + 10 * dayMs);
});

test('UK28 a version that does not apply cannot be accepted', () => {
  for (const version of ['b', 'x']) expect(box.terms.accept(box.player(), { version })).toBe(false);
  box.clock.move(10 * dayMs);
  expect(box.terms.accept(box.player(), { version: 'a' })).toBe(false);
  expect(box.terms.of(box.userId)).toHaveLength(1);
  expect(box.terms.obstacleOf(box.player())).not.toBeNull();
});

test('RG-05 a player who accepted before versions were recorded is asked only for later ones', () => {
  box.database.exec('DELETE FROM terms_acceptance');
  expect([box.terms.obstacleOf(box.player()), box.terms.latestVersionOf(box.userId)]).toEqual([null, null]);
  box.clock.move(10 * dayMs);
  expect(box.terms.obstacleOf(box.player())).not.toBeNull();
});

test('RG-05 without versions an acceptance has its time alone', () => {
  const context = testSandboxContext(accountsSchema, walletSchema);
  const accounts = createAccounts(context, createWallet(context));
  const userId =
    accounts.players.create({
      username: 'noor',
      passwordHash: 'x',
      brand: 'regency',
      marketId: 'uk',
      grant: 0,
      termsAccepted: false,
    }) ?? 0;
  const player = () => accounts.players.byId(userId) ?? expect.fail('no player');
  expect(accounts.terms.obstacleOf(player())).not.toBeNull();
  expect(accounts.terms.accept(player(), { version: 'anything' })).toBe(true);
  expect([player().terms_accepted_at, accounts.terms.of(userId)]).toEqual([context.clock.now(), []]);
});

test('UK28 in any order of waits and acceptances, play is open only with the version in force, and no record changes', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.record({ move: fc.integer({ min: 0, max: 12 }) }),
          fc.record({ version: fc.constantFrom(undefined, 'a', 'b', 'c', 'x') }),
        ),
        { maxLength: 20 },
      ),
      (steps) => {
        const { clock, terms, player, userId, begin, database } = start(false);
        let known: unknown[] = [];
        for (const step of steps) {
          if ('move' in step) clock.move(step.move * dayMs);
          else terms.accept(player(), step);
          const days = (clock.now() - begin) / dayMs;
          const inForce = days >= 20 ? 'c' : days >= 10 ? 'b' : 'a';
          const records = terms.of(userId).toReversed();
          expect(records.slice(0, known.length)).toEqual(known);
          expect(new Set(records.map(({ version }) => version)).size).toBe(records.length);
          expect(terms.obstacleOf(player()) === null).toBe(records.some(({ version }) => version === inForce));
          known = records;
        }
        database.close();
      },
    ),
    { numRuns: 60 },
  );
});
