import { accountCodes } from '@foyer/contract/accounts';
import { refuse } from '../../kernel/route.ts';
import type { Refusal } from '../../kernel/route.ts';
import type { Accounts, UserTokenCheck } from './accounts.ts';

type TokenOwner = Omit<Extract<UserTokenCheck, { valid: true }>, 'valid'>;

/** Returns the owner of a user token, or why the token is not usable. A null token means that the call carried none. */
export async function tokenOwner(
  { checkUserToken }: Pick<Accounts, 'checkUserToken'>,
  token: string | null,
): Promise<TokenOwner | Refusal> {
  if (token === null) return refuse(401, 'User token missing', accountCodes.securityTokenFailed);
  const check = await checkUserToken(token);
  return check.valid ? check : refuse(401, `User token refused: ${check.reason}`, check.code);
}
