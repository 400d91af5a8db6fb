import { randomUUID } from 'node:crypto';
import { accountStatuses } from '@foyer/contract/accounts';
import { firstRow } from '../../kernel/database.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createPlayers, type Player } from '../accounts/players.ts';
import { createBreaks } from '../safer-gambling/breaks.ts';
import { createLimits } from '../safer-gambling/limits.ts';
import { createPlayerTime } from '../safer-gambling/playerTime.ts';
import { saferGamblingSchema } from '../safer-gambling/saferGamblingSchema.ts';
import { createVerification, verificationSchema } from '../verification/verification.ts';
import { createWallet, type Wallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { cashierSchema } from './cashierSchema.ts';
import { paymentPermission } from './paymentPermission.ts';
import { createPayments, type Payments, type PaymentRequest } from './payments.ts';

export type CashierUnderTest = ReturnType<typeof startCashier>;

/** Payments, wallet, players and limits on an in-memory database. */
export function startCashier() {
  const sandboxContext = testSandboxContext(
    accountsSchema,
    walletSchema,
    verificationSchema,
    saferGamblingSchema,
    cashierSchema,
  );
  const { database, clock } = sandboxContext;
  const wallet = createWallet(sandboxContext);
  const players = createPlayers(sandboxContext, wallet);
  const breaks = createBreaks(sandboxContext);
  const limits = createLimits(sandboxContext, wallet, breaks, createPlayerTime(sandboxContext));
  const verification = createVerification(sandboxContext, players);
  const logged: string[] = [];
  const deposited = (userId: number): number =>
    firstRow<{ sum: number }>(
      database,
      "SELECT coalesce(sum(amount), 0) AS sum FROM wallet_move WHERE user_id = ? AND kind = 'deposit'",
      userId,
    )?.sum ?? 0;
  const permission = paymentPermission({ players, verification, limits });

  /** Payments as a new process would create them. A `book` that throws simulates a crash between two steps. */
  const restart = (book: Wallet['book'] = wallet.book): Payments =>
    createPayments({ ...sandboxContext, log: (message) => void logged.push(message) }, { ...wallet, book }, permission);

  function newPlayer({
    marketId = 'row',
    grant = 10_000,
    status = accountStatuses.active,
  }: { marketId?: string; grant?: number; status?: Player['status_id'] } = {}): Player {
    const userId = players.create({
      username: randomUUID(),
      passwordHash: '',
      brand: 'regency',
      marketId,
      grant,
      termsAccepted: true,
      status,
    });
    const player = userId === null ? undefined : players.byId(userId);
    if (!player) throw new Error('There is no such market.');
    return player;
  }
  const balances = (userId: number): Record<number, number> =>
    Object.fromEntries(
      wallet
        .balances(userId)
        .filter(({ amount }) => amount !== 0)
        .map(({ type, amount }) => [type, amount]),
    );

  return {
    database,
    clock,
    wallet,
    players,
    limits,
    breaks,
    logged,
    deposited,
    permission,
    restart,
    newPlayer,
    balances,
  };
}

export const paymentRequest = (overrides: Partial<PaymentRequest> = {}): PaymentRequest => ({
  direction: 'deposit',
  instrumentId: 'card-4021',
  amount: 2000,
  clientKey: randomUUID(),
  ...overrides,
});
