import { isGain } from './outcomeSentence.ts';

/**
 * How a win is shown. `none`: the paying symbols are marked, without glow, sound or counting. `win` and `bigWin`: glow,
 * sound (if the player turned it on) and an amount that counts up for `countUpMs`, which is 0 without motion.
 */
export interface WinPresentation {
  readonly level: 'none' | 'win' | 'bigWin';
  readonly countUpMs: number;
}

export interface WinPresentationContext {
  /** UK9, ON5: a restrained market has no level above `win`, because nothing may make winning look more likely. */
  readonly celebration: 'full' | 'restrained';
  /** The player prefers reduced motion: results appear at once and no level is above `win`. */
  readonly isCalm: boolean;
}

/** Smallest payout of a big win, in stakes. */
const bigWinStakes = 15;
/** Time for an amount to count up. Both end well within the time for which a win stays on screen. */
const countUpMs = { none: 0, win: 600, bigWin: 1600 } as const;

/**
 * Decides the celebration of a payout. The only place that does: every glow, sound and count of every game follows it.
 * A payout that does not exceed its stake is never celebrated (ON6).
 */
export function winPresentation(
  round: { readonly stake: number; readonly win: number | null },
  { celebration, isCalm }: WinPresentationContext,
): WinPresentation {
  const level = levelOf(round, celebration === 'full' && !isCalm);
  return { level, countUpMs: isCalm ? 0 : countUpMs[level] };
}

function levelOf(
  { stake, win }: { readonly stake: number; readonly win: number | null },
  allowsBigWin: boolean,
): WinPresentation['level'] {
  if (win === null || !isGain({ stake, win })) return 'none';
  return allowsBigWin && stake > 0 && win >= bigWinStakes * stake ? 'bigWin' : 'win';
}
