import type { BreakPeriod } from '@foyer/contract/limits';

/** How a market protects players from themselves. */
export interface ProtectionRules {
  /** UK20, ON3: how long a time-out may last. */
  timeOuts: readonly BreakPeriod[];
  /** UK20, ON4: how long a player may exclude themselves. */
  selfExclusions: readonly BreakPeriod[];
  /** MT5: whether who is excluded may still log in, to withdraw and for nothing else. */
  excludedMayWithdraw: boolean;
  /** UK20: where players exclude themselves from every operator at once. */
  exclusionScheme: { name: string; url: string } | null;
  /** RM-01, UK6: minutes between two session reminders, as a player may choose; `usual` stands until they do. */
  reminderMinutes: { usual: number; choices: readonly number[] };
  /**
   * UK15: months after which a player is asked to look over account and limits: the longest that the market allows, and the
   * times that a player may choose. Null where the market asks for no such review.
   */
  reviewMonths: { most: number; choices: readonly number[] } | null;
  /** UK9: the session reminder's way back says no more than that it closes. */
  isContinueNeutral: boolean;
  /** RM-02, ON13: minutes without a sign of the player after which the product asks. */
  inactivityMinutes: number;
}

export const restOfWorldProtection: ProtectionRules = {
  timeOuts: ['1d', '1w', '1m', '6w'],
  selfExclusions: ['6m', '1y', '5y'],
  excludedMayWithdraw: true,
  exclusionScheme: null,
  reminderMinutes: { usual: 60, choices: [15, 30, 60, 120] },
  reviewMonths: null,
  isContinueNeutral: false,
  inactivityMinutes: 30,
};
