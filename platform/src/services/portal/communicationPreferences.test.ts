import { expect, test } from 'vitest';
import { testPlatformContext } from '../../kernel/testPlatformContext.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createPlayers } from '../accounts/players.ts';
import { registrationSchema } from '../registration/registrationSchema.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createCommunicationPreferences } from './communicationPreferences.ts';

test('UK23 a player without a decision is asked once the rule applies, per offered channel', () => {
  const platformContext = testPlatformContext(accountsSchema, walletSchema, registrationSchema);
  const { clock } = platformContext;
  const userId =
    createPlayers(platformContext, createWallet(platformContext)).create({
      username: 'mira',
      passwordHash: '',
      brand: 'regency',
      marketId: 'uk',
      grant: 100,
      termsAccepted: true,
    }) ?? 0;
  const preferences = createCommunicationPreferences(platformContext);
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
  const platformContext = testPlatformContext(accountsSchema, walletSchema, registrationSchema);
  const { clock } = platformContext;
  const userId =
    createPlayers(platformContext, createWallet(platformContext)).create({
      username: 'mira',
      passwordHash: '',
      brand: 'regency',
      marketId: 'uk',
      grant: 100,
      termsAccepted: true,
    }) ?? 0;
  const preferences = createCommunicationPreferences(platformContext);
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
