import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Formats } from '../../i18n/formats.ts';
import type { PlayerState } from './playerState.ts';

/** What a figure shows while it is unknown: never a 0 that is not one. */
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
  /** Unix milliseconds by the player's clock, null while it is not known. */
  now: number | null;
  /** The same moment by the clock of the services, which stamp the begin of a session. */
  servicesNow: number | null;
}

/** The figures that stand beside play, in words. */
export function playerFigures(
  { summary, session }: Pick<PlayerState, 'summary' | 'session'>,
  { now, servicesNow }: FigureTimes,
  formats: Formats,
): PlayerFigures {
  const money = (amount: number | undefined) =>
    summary === null || amount === undefined ? unknownFigure : formats.money(amount, summary.currencyIsoCode);
  const startedAt = Date.parse(summary?.sessionStartTime ?? session?.core.sessionStartTime ?? '');
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
