import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** `jackpot:` accounts hold the pots. The other accounts belong to the house and may be negative. */
export type SandboxAccount = 'house' | 'cashier' | 'grants' | `jackpot:${string}`;

interface Row {
  id: number;
  balance: number;
}

const find = (
  database: SandboxContext['database'],
  account: SandboxAccount,
  currencyIsoCode: string,
): Row | undefined =>
  firstRow<Row>(
    database,
    'SELECT id, balance FROM wallet_account WHERE purpose = ? AND currency = ? AND user_id IS NULL',
    account,
    currencyIsoCode,
  );

/** Returns the id of a sandbox account, and opens it at first use. */
export function sandboxAccountId(
  database: SandboxContext['database'],
  account: SandboxAccount,
  currencyIsoCode: string,
): number {
  change(
    database,
    'INSERT INTO wallet_account (purpose, currency) VALUES (?, ?) ON CONFLICT DO NOTHING',
    account,
    currencyIsoCode,
  );
  const found = find(database, account, currencyIsoCode);
  if (!found) throw new Error(`The account ${account} in ${currencyIsoCode} could not be opened.`);
  return found.id;
}

/** Returns the balance in minor units; 0 without bookings. */
export function sandboxBalance(
  database: SandboxContext['database'],
  account: SandboxAccount,
  currencyIsoCode: string,
): number {
  return find(database, account, currencyIsoCode)?.balance ?? 0;
}
