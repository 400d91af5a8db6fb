import { celebrationOf, type CelebrationContext, type CelebrationLevel } from '@foyer/contract/celebration';

/** How a win is shown: its level, and the time in which its amount counts up, which is 0 without motion. */
export interface WinPresentation {
  readonly level: CelebrationLevel;
  readonly countUpMs: number;
}

/** Time for an amount to count up. Both end well within the time for which a win stays on screen. */
const countUpMs = { none: 0, win: 600, bigWin: 1600 } as const;

/** Every glow, sound and count of every game follows this. `round` is null for the trigger of a feature. */
export function winPresentation(
  round: { readonly stake: number; readonly win: number | null } | null,
  context: CelebrationContext,
): WinPresentation {
  const { level, isMoving } = celebrationOf(round, context);
  return { level, countUpMs: isMoving ? countUpMs[level] : 0 };
}
