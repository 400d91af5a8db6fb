import type { Protection } from '@foyer/contract/limits';

/** Why calm mode is offered. `id` is stored once the player has answered, so that each reason is offered once. */
export interface CalmOffer {
  readonly reason: 'afterBreak' | 'nearLimit';
  readonly id: string;
}

/** Time after a break in which the offer follows from it. */
const afterBreakMs = 7 * 24 * 60 * 60 * 1000;
/** Share of a limit from which a player is near it. */
const nearShare = 0.8;

/** Returns the reason to offer calm mode now, or null. */
export function calmOffer(
  { lastBreakEndedAt, limits }: Pick<Protection, 'lastBreakEndedAt' | 'limits'>,
  { now, isAnswered }: { now: number; isAnswered: (id: string) => boolean },
): CalmOffer | null {
  const offers: CalmOffer[] = [];
  if (lastBreakEndedAt !== null && now - Date.parse(lastBreakEndedAt) < afterBreakMs)
    offers.push({ reason: 'afterBreak', id: `break ${lastBreakEndedAt}` });
  for (const { kind, period, value, used } of limits)
    if (value !== null && value > 0 && used >= nearShare * value)
      offers.push({ reason: 'nearLimit', id: `limit ${kind} ${period}` });
  return offers.find(({ id }) => !isAnswered(id)) ?? null;
}
