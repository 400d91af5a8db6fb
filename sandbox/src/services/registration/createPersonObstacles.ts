import type { SaferGamblingRules } from '@foyer/brands/saferGamblingRules';
import { accountCodes } from '@foyer/contract/accounts';
import type { ExclusionHolder } from '@foyer/contract/exclusion';
import type { Obstacle } from '../accounts/accountStatus.ts';
import type { PersonMatches } from './personMatches.ts';
import { registerId } from './personMatches.ts';
import type { RegisterChecks } from './registerChecks.ts';

/** An exclusion of the person that this account did not begin; `until` in Unix milliseconds, null without a stated end. */
export interface ExclusionElsewhere {
  by: ExclusionHolder;
  until: number | null;
}

const excluded = ({ by, until }: ExclusionElsewhere): Obstacle => ({
  code: accountCodes.accountSelfExcluded,
  message: 'You are excluded from playing. If you need someone to talk to, help is free and confidential.',
  ...(until !== null && { until: new Date(until).toISOString() }),
  // The exclusion of the other account is over, but its player has not asked to return: this account shows that state.
  ...(by === 'otherAccount' &&
    until === null && { returning: { mayRequestReturn: false, returnRequestedAt: null, opensAt: null } }),
});
const secondAccount: Obstacle = { code: accountCodes.accountClosed, message: 'This account is closed.' };
const inReview: Obstacle = {
  code: accountCodes.accountUnderReview,
  message: 'A person on our team checks your details before you can play. Customer support can tell you more.',
};
const unchecked: Obstacle = {
  code: accountCodes.accountUnderReview,
  message:
    'We could not complete a check of your details yet. Try again in a few minutes, or contact customer support.',
};

/** Decides what the person behind an account means for the account: other accounts, the national register, reviews. */
export function createPersonObstacles({
  matches,
  register,
  isExcludedEverywhere,
  everywhereUntil,
  now,
}: {
  matches: Pick<PersonMatches, 'linkedTo' | 'openOf' | 'isSecondAccount'>;
  register: Pick<RegisterChecks, 'stateOf'>;
  /** MT3: returns whether any of these accounts of one person is excluded from every brand. */
  isExcludedEverywhere: (userIds: readonly number[]) => boolean;
  /** MT3: returns the latest end of these exclusions, which lasts beyond it until its player has returned. */
  everywhereUntil: (userIds: readonly number[]) => number | null;
  now: () => number;
}) {
  /** The exclusion of the person by the national register or by another account; the one that ends later, null for none. */
  function exclusionElsewhere(
    userId: number,
    { exclusionRegister }: Pick<SaferGamblingRules, 'exclusionRegister'>,
  ): ExclusionElsewhere | null {
    const state = exclusionRegister === null ? null : register.stateOf(userId, exclusionRegister);
    const otherAccounts = matches.linkedTo(userId).filter((id) => id !== userId);
    const accountsUntil = isExcludedEverywhere(otherAccounts) ? (everywhereUntil(otherAccounts) ?? 0) : null;
    if (state?.isListed === true && (accountsUntil === null || (state.until ?? Infinity) >= accountsUntil))
      return { by: 'register', until: state.until };
    if (accountsUntil === null) return null;
    return { by: 'otherAccount', until: accountsUntil > now() ? accountsUntil : null };
  }

  /**
   * Obstacles of the person behind an account (MT3, UK20, ON4): excluded at every brand or by the national register,
   * second account of a brand, waiting for a human decision, or not checked by the register yet.
   */
  function obstacles(
    userId: number,
    rules: Pick<SaferGamblingRules, 'exclusionRegister' | 'excludedMayWithdraw'>,
  ): { login: Obstacle | null; play: Obstacle | null } {
    const { exclusionRegister, excludedMayWithdraw } = rules;
    // The account's own exclusion is a break of the account.
    const elsewhere = exclusionElsewhere(userId, rules);
    if (elsewhere !== null) {
      const obstacle = excluded(elsewhere);
      return { login: excludedMayWithdraw ? null : obstacle, play: obstacle };
    }
    if (matches.isSecondAccount(userId)) return { login: secondAccount, play: secondAccount };
    const isHeld = matches
      .openOf(userId)
      .some(
        ({ otherId, isHeld: own }) =>
          own || (otherId !== registerId && isExcludedEverywhere(matches.linkedTo(otherId))),
      );
    if (isHeld) return { login: null, play: inReview };
    const state = exclusionRegister === null ? null : register.stateOf(userId, exclusionRegister);
    if (state?.isListed === false && state.isUnanswered)
      return { login: exclusionRegister?.withoutAnswer === 'noLogin' ? unchecked : null, play: unchecked };
    return { login: null, play: null };
  }

  return { exclusionElsewhere, obstacles };
}
