import { accountCodes } from '@foyer/contract/accounts';
import * as contract from '@foyer/contract/passwordReset';
import { passwordStrength, minPasswordLength } from '@foyer/contract/passwordStrength';
import { inTransaction } from '../../kernel/database.ts';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { isRefusal, refuse, refuseTooMany, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { createAddressLimit } from '../accounts/addressLimit.ts';
import { callerOf } from '../accounts/callerOf.ts';
import { createLoginAttempts } from '../accounts/loginAttempts.ts';
import { hashPassword, isPassword } from '../accounts/password.ts';
import type { Player } from '../accounts/players.ts';
import { createResetLinks, resetLinksSchema } from './resetLinks.ts';
import { passwordChangedMessage, resetLinkMessage, type PlayerMessage } from './resetMessages.ts';

/** Returns the problem of a new password, or null. */
function refusalOfPassword(password: string, { username }: Pick<Player, 'username'>): Refusal | null {
  if ([...password].length < minPasswordLength)
    return refuse(400, 'The password is too short', contract.passwordResetCodes.passwordTooShort);
  return passwordStrength(password, [username]) < 2
    ? refuse(400, 'The password is easy to guess', contract.passwordResetCodes.passwordTooWeak)
    : null;
}

/** Changes passwords: with an e-mailed link for a forgotten password, or with the current password. */
export function passwordResetModule(
  sandboxContext: SandboxContext,
  { accounts, sendMessage }: { accounts: AccountsService; sendMessage: (message: PlayerMessage) => void },
): SandboxModule {
  const { database, clock, webOrigins } = sandboxContext;
  const { players, sessions } = accounts;
  const links = createResetLinks(sandboxContext);
  const attempts = createLoginAttempts(sandboxContext);
  const addresses = createAddressLimit();

  function request(username: string, productId: number, address: string): { accepted: true } | Refusal {
    if (username.trim() === '') return refuse(400, 'Missing Username', accountCodes.missingCredentials);
    const waitSeconds = addresses.waitSeconds(address, clock.now());
    if (waitSeconds !== null)
      return refuseTooMany('Too many attempts from this address', accountCodes.tooManyAttempts, waitSeconds);
    addresses.recordFailure(address, clock.now());
    const player = players.byUsername(username);
    const resetToken = player?.product_id === productId ? links.issue(player.user_id) : null;
    if (player && resetToken !== null) sendMessage(resetLinkMessage(player, resetToken, webOrigins));
    return { accepted: true };
  }

  async function reset(resetToken: string, password: string): Promise<{ changed: true } | Refusal> {
    const notUsable = refuse(410, 'The link cannot be used any more', contract.passwordResetCodes.linkNotUsable);
    const player = players.byId(links.ownerOf(resetToken) ?? 0);
    if (!player) return notUsable;
    const refused = refusalOfPassword(password, player);
    if (refused !== null) return refused;
    const hash = await hashPassword(password);
    return inTransaction(database, () => {
      // The link was used by a concurrent request.
      if (!links.use(resetToken)) return notUsable;
      players.setPassword(player.user_id, hash);
      sessions.closeAllOf(player.user_id, 'passwordChanged');
      attempts.forget(player.username);
      sendMessage(passwordChangedMessage(player));
      return { changed: true } as const;
    });
  }

  async function changePassword(
    currentPassword: string,
    password: string,
    call: Call,
  ): Promise<{ changed: true } | Refusal> {
    const caller = await callerOf(accounts, call);
    if (isRefusal(caller)) return caller;
    const { player, session } = caller;
    // A wrong current password counts as a failed login, so that someone at an open session cannot guess without limit.
    const lockedSeconds = attempts.lockedSeconds(player.username);
    if (lockedSeconds > 0) return refuseTooMany('Too many attempts', accountCodes.tooManyAttempts, lockedSeconds);
    if (!(await isPassword(currentPassword, player.password))) {
      attempts.recordFailure(player.username);
      return refuse(403, 'The current password is wrong', accountCodes.wrongCredentials);
    }
    const refused = refusalOfPassword(password, player);
    if (refused !== null) return refused;
    const hash = await hashPassword(password);
    inTransaction(database, () => {
      players.setPassword(player.user_id, hash);
      sessions.closeAllOf(player.user_id, 'passwordChanged', session.session_id);
      links.forget(player.user_id);
      attempts.forget(player.username);
      sendMessage(passwordChangedMessage(player));
    });
    return { changed: true };
  }

  const routes = {
    requestPasswordReset: route(contract.requestPasswordReset, ({ body: { username, productId, identifiers } }) =>
      request(username, productId, identifiers.ipAddress),
    ),
    resetPassword: route(contract.resetPassword, ({ body: { resetToken, password } }) => reset(resetToken, password)),
    changePassword: route(contract.changePassword, ({ body: { currentPassword, password } }, call) =>
      changePassword(currentPassword, password, call),
    ),
  } satisfies RouteForEach<typeof contract>;

  return { name: 'password reset', tables: resetLinksSchema, routes: Object.values(routes) };
}
