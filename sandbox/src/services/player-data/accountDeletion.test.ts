import { expect, test } from 'vitest';
import { firstRow } from '../../kernel/database.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { playSchema } from '../play/playSchema.ts';
import { registrationSchema } from '../registration/registrationSchema.ts';
import { verificationSchema } from '../verification/verification.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { winnersSchema } from '../winners/winners.ts';
import { createAccountDeletion, playerDataSchema } from './accountDeletion.ts';

const dayMs = 86_400_000;

test('P1 records of a deleted account lose their person after the retention period, and not before', () => {
  const context = testSandboxContext(
    accountsSchema,
    walletSchema,
    playSchema,
    winnersSchema,
    registrationSchema,
    verificationSchema,
    playerDataSchema,
  );
  const { database, clock } = context;
  const wallet = createWallet(context);
  const accounts = createAccounts(context, wallet);
  const userId = accounts.players.create({
    username: 'mira',
    passwordHash: 'x',
    brand: 'regency',
    marketId: 'uk',
    grant: 0,
    termsAccepted: true,
  });
  if (userId === null) throw new Error('no player');
  const deletion = createAccountDeletion(context, {
    accounts,
    wallet,
    hasOpenPayment: () => false,
    hasOpenRound: () => false,
  });
  database
    .prepare('INSERT INTO account_deletion (user_id, requested_at, retained_until) VALUES (?, ?, ?)')
    .run(userId, clock.now(), clock.now() + dayMs);
  clock.move(dayMs - 1);
  deletion.detachExpired();
  expect(accounts.players.byId(userId)?.username).toBe('mira');
  clock.move(1);
  deletion.detachExpired();
  expect(accounts.players.byId(userId)).toMatchObject({ username: `deleted-${userId}`, password: '' });
  expect(firstRow(database, 'SELECT detached_at FROM account_deletion')).toEqual({ detached_at: clock.now() });
});
