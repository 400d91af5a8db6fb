import type { SaferGamblingRules } from '@foyer/brands/saferGamblingRules';
import { accountCodes } from '@foyer/contract/accounts';
import type { Obstacle } from '../accounts/accountStatus.ts';
import type { PersonMatches } from './personMatches.ts';
import { registerId } from './personMatches.ts';
import type { RegisterChecks } from './registerChecks.ts';

export interface PersonObstaclesDeps {
  matches: Pick<PersonMatches, 'linkedTo' | 'openOf' | 'isSecondAccount'>;
  register: Pick<RegisterChecks, 'stateOf'>;
  /** MT3: returns whether any of these accounts of one person is excluded from every brand. */
  isExcludedEverywhere: (userIds: readonly number[]) => boolean;
}

const excluded = (until: number | null): Obstacle => ({
  code: accountCodes.accountSelfExcluded,
  message: 'You are excluded from playing. If you need someone to talk to, help is free and confidential.',
  ...(until !== null && { until: new Date(until).toISOString() }),
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

/**
 * Obstacles of the person behind an account (MT3, UK20, ON4): excluded at every brand or by the national register,
 * second account of a brand, waiting for a human decision, or not checked by the register yet.
 */
export function personObstacles(
  userId: number,
  { exclusionRegister, excludedMayWithdraw }: Pick<SaferGamblingRules, 'exclusionRegister' | 'excludedMayWithdraw'>,
  { matches, register, isExcludedEverywhere }: PersonObstaclesDeps,
): { login: Obstacle | null; play: Obstacle | null } {
  const state = exclusionRegister === null ? null : register.stateOf(userId, exclusionRegister);
  // The account's own exclusion is a break of the account.
  const otherAccounts = matches.linkedTo(userId).filter((id) => id !== userId);
  const isExcluded = state?.isListed === true || isExcludedEverywhere(otherAccounts);
  if (isExcluded) {
    const obstacle = excluded(state?.isListed === true ? state.until : null);
    return { login: excludedMayWithdraw ? null : obstacle, play: obstacle };
  }
  if (matches.isSecondAccount(userId)) return { login: secondAccount, play: secondAccount };
  const isHeld = matches
    .openOf(userId)
    .some(
      ({ otherId, isHeld: own }) => own || (otherId !== registerId && isExcludedEverywhere(matches.linkedTo(otherId))),
    );
  if (isHeld) return { login: null, play: inReview };
  if (state?.isListed === false && state.isUnanswered)
    return { login: exclusionRegister?.withoutAnswer === 'noLogin' ? unchecked : null, play: unchecked };
  return { login: null, play: null };
}
