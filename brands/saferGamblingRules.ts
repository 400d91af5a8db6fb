import type { BreakPeriod } from '@foyer/contract/limits';

/** Hours of the cooling-off, and more hours after a self-exclusion of at least so many years; null without a difference. */
export interface ReturnCoolingOff {
  hours: number;
  long: { years: number; hours: number } | null;
}

/** Safer-gambling rules of a market. */
export interface SaferGamblingRules {
  /** UK20, ON3: durations of time-outs. */
  timeOuts: readonly BreakPeriod[];
  /** UK20, ON4: durations of self-exclusions. */
  selfExclusions: readonly BreakPeriod[];
  /** MT5: whether a self-excluded player may log in to withdraw. */
  excludedMayWithdraw: boolean;
  /** UK20, ON4, MT4: time between a player's request to return from a self-exclusion and the opening of the account. */
  returnCoolingOff: ReturnCoolingOff;
  /** UK20: scheme for self-exclusion from all operators at once. */
  exclusionScheme: { name: string; url: string } | null;
  /** UK20, ON4: how the services ask the national register of excluded persons; null in a market without one. */
  exclusionRegister: ExclusionRegisterRules | null;
  /** RM-01, UK6: minutes between session reminders; `usual` is the default. */
  reminderMinutes: { usual: number; choices: readonly number[] };
  /**
   * UK15: months between reviews of account and limits: the market's maximum, and the player's choices. Null if the
   * market requires no review.
   */
  reviewMonths: { most: number; choices: readonly number[] } | null;
  /** UK9: the button that closes the session reminder has a neutral label. */
  isContinueNeutral: boolean;
  /** RM-02, ON13: minutes of inactivity before the inactivity prompt. */
  inactivityMinutes: number;
}

/** The register is asked at registration and login. */
export interface ExclusionRegisterRules {
  /** Deadline of a check in milliseconds, including a repeated try. */
  timeoutMs: number;
  /** Minutes for which a result holds before the register is asked again. */
  cacheMinutes: number;
  /**
   * What a player may not do while the register does not answer. Nobody registers, plays or deposits unchecked;
   * `noLogin` also refuses the login, and so withdrawals.
   */
  withoutAnswer: 'noPlay' | 'noLogin';
}

export const restOfWorldProtection: SaferGamblingRules = {
  timeOuts: ['1d', '1w', '1m', '6w'],
  selfExclusions: ['6m', '1y', '5y'],
  excludedMayWithdraw: true,
  // Directive 2 of 2018: a definite self-exclusion ends 24 hours after the request, an indefinite one after seven days.
  returnCoolingOff: { hours: 24, long: { years: 5, hours: 7 * 24 } },
  exclusionScheme: null,
  exclusionRegister: null,
  reminderMinutes: { usual: 60, choices: [15, 30, 60, 120] },
  reviewMonths: null,
  isContinueNeutral: false,
  inactivityMinutes: 30,
};
