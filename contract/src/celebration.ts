import { allowedStep, mayMove } from './allowedStep.ts';
import type { MarketCelebration } from './allowedStep.ts';
import type { DialStep } from './dialSteps.ts';
import { isStill } from './isStill.ts';

/**
 * How far something may be celebrated. `none`: said in words, without glow, sound or counting. `win`: glow, sound and a
 * counting amount. `bigWin`: also large over the page.
 */
export type CelebrationLevel = 'none' | 'win' | 'bigWin';

export interface CelebrationContext {
  /**
   * Rule of the player's market. `restrained` (UK9, ON5): nothing above `win`, because nothing may make winning look
   * more likely. `none`: nothing of this kind at all.
   */
  readonly market: MarketCelebration;
  /** The player's step of the dial. */
  readonly step: DialStep;
  readonly prefersReducedMotion: boolean;
}

export interface Celebration {
  readonly level: CelebrationLevel;
  /** Whether anything of it may move. */
  readonly isMoving: boolean;
}

/** Smallest payout of a big win, in stakes. */
const bigWinStakes = 15;

/**
 * Decides every celebration of games and pages. A payout that does not exceed its stake is never celebrated (ON6).
 * @param result the round, whose payout is null while it runs; null for something that no stake paid for, such as a
 *   streak or an achievement
 */
export function celebrationOf(
  result: { readonly stake: number; readonly win: number | null } | null,
  { market, step: chosen, prefersReducedMotion }: CelebrationContext,
): Celebration {
  const step = allowedStep(chosen, market);
  if (isStill(step) || (result !== null && !isGain(result))) return { level: 'none', isMoving: false };
  const isMoving = mayMove(step, prefersReducedMotion);
  const isBig =
    result !== null &&
    step === 'lively' &&
    isMoving &&
    result.stake > 0 &&
    (result.win ?? 0) >= bigWinStakes * result.stake;
  return { level: isBig ? 'bigWin' : 'win', isMoving };
}

/** Returns whether a round may be shown as a win: only if it returned more than its stake (ON6). */
export function isGain({ stake, win }: { readonly stake: number; readonly win: number | null }): boolean {
  return win !== null && win > stake;
}
