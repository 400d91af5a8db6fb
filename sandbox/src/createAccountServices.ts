import { restOfWorldRules } from '@foyer/brands/market';
import type { SandboxContext } from './kernel/module.ts';
import { createAccounts } from './services/accounts/accounts.ts';
import { stricterObstacles } from './services/accounts/accountStatus.ts';
import { marketOf } from './services/accounts/players.ts';
import type { Player } from './services/accounts/players.ts';
import type { TermsInForceOf } from './services/accounts/termsAcceptances.ts';
import { mayLogInToWithdraw } from './services/cashier/paymentPermission.ts';
import { createCommunicationPreferences } from './services/portal/communicationPreferences.ts';
import { createStoredPersons } from './services/registration/createStoredPersons.ts';
import { exclusionRegisterClient } from './services/registration/exclusionRegisterClient.ts';
import { exclusionElsewhere, personObstacles } from './services/registration/personObstacles.ts';
import { createRegisterChecks } from './services/registration/registerChecks.ts';
import { createRegisterStandIn } from './services/registration/registerStandIn.ts';
import { breakObstacles } from './services/safer-gambling/breakObstacles.ts';
import { createBreaks } from './services/safer-gambling/breaks.ts';
import { createLimits } from './services/safer-gambling/limits.ts';
import { createPlayerTime } from './services/safer-gambling/playerTime.ts';
import type { Wallet } from './services/wallet/wallet.ts';

/**
 * Creates the accounts and what decides about them: breaks, limits, persons and the national register.
 * @param servicesOrigin origin at which one service calls another, without a slash at its end
 */
export function createAccountServices(
  sandboxContext: SandboxContext,
  {
    wallet,
    servicesOrigin,
    termsInForceOf,
    identityIssuer,
  }: { wallet: Wallet; servicesOrigin: string; termsInForceOf: TermsInForceOf; identityIssuer: string | null },
) {
  const breaks = createBreaks(sandboxContext);
  const time = createPlayerTime(sandboxContext);
  const limits = createLimits(sandboxContext, { wallet, breaks, time });
  const preferences = createCommunicationPreferences(sandboxContext);
  const persons = createStoredPersons(sandboxContext);
  const { matches } = persons;
  const registerChecks = createRegisterChecks(sandboxContext, {
    lookUp: exclusionRegisterClient(`${servicesOrigin}/accounts`, sandboxContext.clock.now),
    matches,
  });
  const registerStandIn = createRegisterStandIn(sandboxContext);
  const { isExcludedEverywhere, everywhereUntil } = breaks;
  type Account = Pick<Player, 'user_id' | 'brand' | 'market_id'>;
  const rulesOf = ({ brand, market_id: marketId }: Account) =>
    (marketOf(brand, marketId)?.rules ?? restOfWorldRules).saferGambling;
  const deps = {
    matches,
    register: registerChecks,
    isExcludedEverywhere,
    everywhereUntil,
    now: sandboxContext.clock.now,
  };
  const obstaclesOfPerson = (player: Account) => personObstacles(player.user_id, rulesOf(player), deps);
  const accounts = createAccounts(sandboxContext, wallet, {
    further(player) {
      const current = breaks.current(player.user_id);
      const rules = marketOf(player.brand, player.market_id)?.rules.saferGambling ?? { excludedMayWithdraw: false };
      const ofBreak = breakObstacles(current, {
        mayLogIn: mayLogInToWithdraw(current, rules),
        now: sandboxContext.clock.now(),
      });
      return stricterObstacles(ofBreak, obstaclesOfPerson(player));
    },
    termsInForceOf,
    recordPresence: time.recordPresence,
    identityIssuer,
  });
  const isPersonHeld = (userId: number): boolean => {
    const player = accounts.players.byId(userId);
    return player !== undefined && obstaclesOfPerson(player).play !== null;
  };
  const mayReceiveOffers = (userId: number): boolean => {
    const player = accounts.players.byId(userId);
    return player !== undefined && accounts.restrictionOf(player) === null;
  };
  return {
    breaks,
    time,
    limits,
    preferences,
    persons,
    registerChecks,
    registerStandIn,
    accounts,
    /** The exclusion of the player's person by the national register or by another account. */
    exclusionElsewhereOf: (player: Account) => exclusionElsewhere(player.user_id, rulesOf(player), deps),
    /** Whether play waits for a check of the person's details. */
    isPersonHeld,
    mayReceiveOffers,
  };
}
