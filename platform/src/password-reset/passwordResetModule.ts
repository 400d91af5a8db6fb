import * as contract from '@foyer/contract/passwordReset';
import { accountCodes } from '@foyer/contract/accounts';
import { passwordStrength, shortestPassword } from '@foyer/contract/passwordStrength';
import type { AccountsService } from '../accounts/accounts.ts';
import { createAddressLimit } from '../accounts/addressLimit.ts';
import { createLoginAttempts } from '../accounts/loginAttempts.ts';
import { hashPassword } from '../accounts/password.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import { inTransaction } from '../kernel/database.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { refuse, route } from '../kernel/route.ts';
import type { Refusal } from '../kernel/route.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createResetLinks, resetLinkTables } from './resetLinks.ts';
import { passwordChangedMessage, resetLinkMessage } from './resetMessages.ts';

/** A forgotten password: a link by message, and a new password with it. */
export function passwordResetModule(surroundings: Surroundings, { accounts: { players, sessions }, outbox }: { accounts: AccountsService; outbox: Outbox }): PlatformModule {
  const { database, clock, webOrigins } = surroundings;
  const links = createResetLinks(surroundings);
  const attempts = createLoginAttempts(surroundings);
  const addresses = createAddressLimit();

  function request(username: string, productId: number, address: string): { accepted: true } | Refusal {
    if (username.trim() === '') return refuse(400, 'Missing Username', accountCodes.missingCredentials);
    if (addresses.waitSeconds(address, clock.now()) !== null) return refuse(429, 'Too many attempts from this address', accountCodes.tooManyAttempts);
    addresses.recordFailure(address, clock.now());
    const player = players.byUsername(username);
    const resetToken = player?.product_id === productId ? links.issue(player.user_id) : null;
    if (player && resetToken !== null) outbox.send(resetLinkMessage(player, resetToken, webOrigins));
    return { accepted: true };
  }

  async function reset(resetToken: string, password: string): Promise<{ changed: true } | Refusal> {
    const notUsable = refuse(410, 'The link cannot be used any more', contract.passwordResetCodes.linkNotUsable);
    const player = players.byId(links.ownerOf(resetToken) ?? 0);
    if (!player) return notUsable;
    if ([...password].length < shortestPassword) return refuse(400, 'The password is too short', contract.passwordResetCodes.passwordTooShort);
    if (passwordStrength(password, [player.username]) < 2) return refuse(400, 'The password is easy to guess', contract.passwordResetCodes.passwordTooWeak);
    const hash = await hashPassword(password);
    return inTransaction(database, () => {
      // Whoever sent the same link meanwhile was first.
      if (!links.use(resetToken)) return notUsable;
      players.setPassword(player.user_id, hash);
      sessions.closeAllOf(player.user_id, 'passwordChanged');
      attempts.forget(player.username);
      outbox.send(passwordChangedMessage(player));
      return { changed: true } as const;
    });
  }

  const routes = {
    requestPasswordReset: route(contract.requestPasswordReset, ({ body: { username, productId, identifiers } }) => request(username, productId, identifiers.ipAddress)),
    resetPassword: route(contract.resetPassword, ({ body: { resetToken, password } }) => reset(resetToken, password)),
  } satisfies RouteForEach<typeof contract>;

  return { name: 'password reset', tables: resetLinkTables, routes: Object.values(routes) };
}
