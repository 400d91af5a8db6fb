import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Formats } from '../../i18n/formats.ts';
import type { PlayerState } from '../../services/player/playerState.ts';

/** Placeholder of an unknown figure, so that it is not mistaken for 0. */
export const unknownFigure = '–';

export interface PlayerFigures {
  /** `21:42` */
  time: string;
  /** Time since the session began, `0:24:10` (UK5). */
  session: string;
  /** Wins less stakes of this session (UK4, ON6). */
  net: string;
  netToday: string;
  /** Real balance in the account's currency (UK1). */
  balance: string;
}

export interface FigureTimes {
  /** Unix milliseconds by the player's clock; null while unknown. */
  now: number | null;
  /** The same time by the services' clock, which stamps the start of a session. */
  servicesNow: number | null;
}

/** Formats the figures that are shown during play. */
export function playerFigures(
  { summary, session }: Pick<PlayerState, 'summary' | 'session'>,
  { now, servicesNow }: FigureTimes,
  formats: Formats,
): PlayerFigures {
  const money = (amount: number | null = null) =>
    // Stryker disable next-line ConditionalExpression: every amount is one of the summary
    summary === null || amount === null ? unknownFigure : formats.money(amount, summary.currencyIsoCode);
  const startedAt = new Date(summary?.sessionStartTime ?? session?.core.sessionStartTime ?? NaN).getTime();
  return {
    time: now === null ? unknownFigure : formats.timeOfDay(now),
    session:
      servicesNow === null || Number.isNaN(startedAt)
        ? unknownFigure
        : formats.duration(Math.max(0, Math.floor((servicesNow - startedAt) / 1000))),
    net: money(summary?.netPosition),
    netToday: money(summary?.netPositionToday),
    balance: money(summary?.balances.find((entry) => entry.type === balanceTypes.real)?.amount),
  };
}
