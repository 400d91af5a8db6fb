import { restOfWorldRules } from '@foyer/brands/market';
import type { SandboxContext } from '../../kernel/module.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { stricterObstacles } from '../accounts/accountStatus.ts';
import { marketOf } from '../accounts/players.ts';
import type { Player } from '../accounts/players.ts';
import { idleMsAfter } from '../accounts/sessions.ts';
import type { TermsInForceOf } from '../accounts/termsAcceptances.ts';
import { createCommunicationPreferences } from '../portal/communicationPreferences.ts';
import { createPersonObstacles } from '../registration/createPersonObstacles.ts';
import { createStoredPersons } from '../registration/createStoredPersons.ts';
import { exclusionRegisterClient } from '../registration/exclusionRegisterClient.ts';
import { createRegisterChecks } from '../registration/registerChecks.ts';
import { createRegisterStandIn } from '../registration/registerStandIn.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { breakObstacles, mayLogInToWithdraw } from './breakObstacles.ts';
import { createBreaks } from './breaks.ts';
import { createLimits } from './limits.ts';
import { createPlayerTime } from './playerTime.ts';

type Account = Pick<Player, 'user_id' | 'brand' | 'market_id'>;

/**
 * Creates the accounts and what decides about them: breaks, limits, persons and the national register.
 * @param servicesOrigin origin at which one service calls another, without a slash at its end
 * @param identityIssuer identity provider whose access tokens are user tokens too; null for none
 */
export function createProtectedAccounts(
  sandboxContext: SandboxContext,
  wallet: Wallet,
  termsInForceOf: TermsInForceOf,
  servicesOrigin: string,
  identityIssuer: string | null,
) {
  const { now } = sandboxContext.clock;
  const breaks = createBreaks(sandboxContext);
  const time = createPlayerTime(sandboxContext);
  const limits = createLimits(sandboxContext, wallet, breaks, time);
  const preferences = createCommunicationPreferences(sandboxContext);
  const persons = createStoredPersons(sandboxContext);
  const { matches, accountsOfPerson } = persons;
  const registerChecks = createRegisterChecks(sandboxContext, {
    lookUp: exclusionRegisterClient(`${servicesOrigin}/accounts`, now),
    matches,
  });
  const registerStandIn = createRegisterStandIn(sandboxContext);
  const rulesOf = ({ brand, market_id: marketId }: Pick<Player, 'brand' | 'market_id'>) =>
    (marketOf(brand, marketId)?.rules ?? restOfWorldRules).saferGambling;
  const ofPerson = createPersonObstacles({ ...breaks, matches, register: registerChecks, now });
  const obstaclesOfPerson = (player: Account) => ofPerson.obstacles(player.user_id, rulesOf(player));
  const accounts = createAccounts(sandboxContext, wallet, {
    further(player) {
      const current = breaks.current(player.user_id);
      const mayLogIn = mayLogInToWithdraw(current, rulesOf(player));
      const ofBreak = breakObstacles(current, { mayLogIn, now: now() });
      return stricterObstacles(ofBreak, obstaclesOfPerson(player));
    },
    termsInForceOf,
    recordPresence: time.recordPresence,
    identityIssuer,
  });
  const mayReceiveOffers = (userId: number): boolean => {
    const player = accounts.players.byId(userId);
    return player !== undefined && accounts.restrictionOf(player) === null;
  };
  return {
    accounts,
    breaks,
    limits,
    preferences,
    persons,
    registerChecks,
    registerStandIn,
    mayReceiveOffers,
    /** The username for public lists; undefined for a player who may not appear in them. */
    listedName: (userId: number) => (mayReceiveOffers(userId) ? accounts.players.byId(userId)?.username : undefined),
    /** The exclusion of the player's person by the national register or by another account. */
    exclusionElsewhereOf: (player: Account) => ofPerson.exclusionElsewhere(player.user_id, rulesOf(player)),
    /** Whether play waits for a check of the person's details. */
    isPersonHeld(userId: number): boolean {
      const player = accounts.players.byId(userId);
      return player !== undefined && obstaclesOfPerson(player).play !== null;
    },
    /** Returns since when the person has been present, with no absence as long as the idle time (Unix milliseconds). */
    presentSince: (player: Account) =>
      time.presentSince(
        [...new Set([player.user_id, ...accountsOfPerson(player.user_id)])],
        idleMsAfter(rulesOf(player).inactivityMinutes),
      ),
    /** UK20, ON4: asks the national register about the player, in markets that have one. Never rejects. */
    async checkRegister(player: Account): Promise<void> {
      const { exclusionRegister } = rulesOf(player);
      if (exclusionRegister) await registerChecks.check(player.user_id, exclusionRegister);
    },
  };
}

export type ProtectedAccounts = ReturnType<typeof createProtectedAccounts>;
