import { accountCodes } from '@foyer/contract/accounts';
import { refuse } from '../kernel/route.ts';
import type { Refusal } from '../kernel/route.ts';
import type { Accounts, UserTokenCheck } from './accounts.ts';

type TokenOwner = Omit<Extract<UserTokenCheck, { valid: true }>, 'valid'>;

/** Whose user token it is, or why it is of no use; null stands for a call that carried none. */
export async function tokenOwner(
  { checkUserToken }: Pick<Accounts, 'checkUserToken'>,
  token: string | null,
): Promise<TokenOwner | Refusal> {
  if (token === null) return refuse(401, 'User token missing', accountCodes.securityTokenFailed);
  const check = await checkUserToken(token);
  return check.valid ? check : refuse(401, `User token refused: ${check.reason}`, check.code);
}
