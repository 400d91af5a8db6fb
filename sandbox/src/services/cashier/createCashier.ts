import type { SandboxContext } from '../../kernel/module.ts';
import type { PlayerLocations } from '../accounts/playerLocations.ts';
import { createAttributions } from '../attribution/attributions.ts';
import type { ProtectedAccounts } from '../safer-gambling/createProtectedAccounts.ts';
import { createVerification } from '../verification/verification.ts';
import { verificationModule } from '../verification/verificationModule.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { cashierModule } from './cashierModule.ts';
import { paymentPermission } from './paymentPermission.ts';
import { paymentsSummary } from './paymentResponses.ts';
import { firstDepositAt, openPayments } from './paymentRows.ts';
import { createPayments } from './payments.ts';

/** Creates deposits and withdrawals, and the verification of players on which they depend. */
export function createCashier(
  sandboxContext: SandboxContext,
  wallet: Wallet,
  { accounts, limits, isPersonHeld }: Pick<ProtectedAccounts, 'accounts' | 'limits' | 'isPersonHeld'>,
  locations: PlayerLocations,
) {
  const { database } = sandboxContext;
  const verification = createVerification(sandboxContext, accounts.players);
  const permission = paymentPermission({ players: accounts.players, verification, limits, isHeld: isPersonHeld });
  const payments = createPayments(sandboxContext, wallet, permission);
  return {
    payments,
    attributions: createAttributions(sandboxContext, (userId) => firstDepositAt(database, userId)),
    /** Payment fields of the session summary: payments settled since `sinceMs` (Unix milliseconds). */
    paymentsOf: (userId: number, sinceMs: number) => paymentsSummary(database, userId, sinceMs),
    hasOpenPayment: (userId: number) => openPayments(database, userId).length > 0,
    modules: [
      verificationModule(accounts, verification),
      cashierModule(sandboxContext, { accounts, wallet, payments, permission, limits, locations }),
    ],
  };
}
