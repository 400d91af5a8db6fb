import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createPlayers } from '../accounts/players.ts';
import { registrationSchema } from '../registration/registrationSchema.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createCommunicationPreferences } from './communicationPreferences.ts';

function playerWithPreferences() {
  const sandboxContext = testSandboxContext(accountsSchema, walletSchema, registrationSchema);
  const userId =
    createPlayers(sandboxContext, createWallet(sandboxContext)).create({
      username: 'mira',
      passwordHash: '',
      brand: 'regency',
      marketId: 'uk',
      grant: 100,
      termsAccepted: true,
    }) ?? 0;
  return { ...sandboxContext, userId, preferences: createCommunicationPreferences(sandboxContext) };
}

test('UK23 a player without a decision is asked once the rule applies, per offered channel', () => {
  const { clock, userId, preferences } = playerWithPreferences();
  const rules = {
    marketingChannels: ['email', 'post'],
    marketingAskedFrom: new Date(clock.now() + 60_000).toISOString(),
  } as const;
  const both = [
    { product: 'casino', channel: 'email' },
    { product: 'casino', channel: 'post' },
  ];
  expect(preferences.toAsk(userId, { ...rules, marketingAskedFrom: null })).toEqual([]);
  expect(preferences.toAsk(userId, rules)).toEqual([]);
  clock.move(60_000);
  expect(preferences.toAsk(userId, rules)).toEqual(both);
  preferences.save(userId, ['email'], new Set());
  expect(preferences.toAsk(userId, rules)).toEqual([both[1]]);
  // A refusal is a decision too.
  preferences.save(userId, rules.marketingChannels, new Set(['casino.post']));
  expect(preferences.toAsk(userId, rules)).toEqual([]);
});

test('HI-02 UK23 an undecided channel counts as refused, and a decision keeps its time until it changes', () => {
  const { clock, userId, preferences } = playerWithPreferences();
  const of = () =>
    preferences
      .of(userId, ['email', 'sms'])
      .map(({ product, channel, isGiven, decidedAt }) => [product, channel, isGiven, decidedAt]);
  expect(of()).toEqual([
    ['casino', 'email', false, null],
    ['casino', 'sms', false, null],
  ]);
  const first = clock.now();
  // A channel that the market does not offer is not stored.
  preferences.save(userId, ['email', 'sms'], new Set(['casino.email', 'casino.post', 'poker.sms']));
  expect(of()).toEqual([
    ['casino', 'email', true, first],
    ['casino', 'sms', false, first],
  ]);
  expect(preferences.of(userId, ['post'])[0]).toMatchObject({ isGiven: false, decidedAt: null });
  clock.move(60_000);
  preferences.save(userId, ['email', 'sms'], new Set(['casino.email', 'casino.sms']));
  expect(of()).toEqual([
    ['casino', 'email', true, first],
    ['casino', 'sms', true, first + 60_000],
  ]);
});

test('UK20 ON4 MT5 a self-exclusion withdraws every consent, and asks for every decision anew', () => {
  const { clock, database, userId, preferences } = playerWithPreferences();
  const rules = { marketingChannels: ['email', 'sms'], marketingAskedFrom: null } as const;
  preferences.save(userId, rules.marketingChannels, new Set(['casino.email']));
  const decidedAt = clock.now();
  clock.move(60_000);
  expect(preferences.wasWithdrawn(userId)).toBe(false);
  expect(preferences.withdraw(userId, 'selfExclusion')).toBe(1);
  expect(preferences.of(userId, ['email', 'sms'])).toMatchObject([
    { isGiven: false, decidedAt: null },
    { isGiven: false, decidedAt: null },
  ]);
  expect(preferences.wasWithdrawn(userId)).toBe(true);
  expect(preferences.toAsk(userId, rules).map(({ channel }) => channel)).toEqual(['email', 'sms']);
  const withdrawn = 'SELECT was_given, decided_at, reason, withdrawn_at FROM marketing_withdrawal WHERE channel = ?';
  expect(['email', 'post'].map((channel) => ({ ...database.prepare(withdrawn).get(channel) }))).toEqual([
    { was_given: 1, decided_at: decidedAt, reason: 'selfExclusion', withdrawn_at: clock.now() },
    { was_given: 0, decided_at: null, reason: 'selfExclusion', withdrawn_at: clock.now() },
  ]);
});
