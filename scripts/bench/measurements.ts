import { measureAnalyticsTime } from './analyticsTime.ts';
import { lighthouseVersion, measureLighthouse } from './lighthouse.ts';
import { measureEdgePaints } from './measureEdgePaints.ts';
import { measureFavouriteReady } from './measureFavouriteReady.ts';
import { measureFirstVisit } from './measureFirstVisit.ts';
import { measureGameRounds } from './measureGameRounds.ts';
import { measureHomeScroll } from './measureHomeScroll.ts';
import { measureLargeCatalogue } from './measureLargeCatalogue.ts';
import { measurePlayable } from './measurePlayable.ts';
import { measurePresses } from './measurePresses.ts';
import { measurePressPhases } from './measurePressPhases.ts';
import { measureReading } from './measureReading.ts';
import { measureSearch } from './measureSearch.ts';
import { measureVisitTimes } from './measureVisitTimes.ts';
import type { Figure } from './report.ts';
import { cachedPagesPerSecond, measureServerCost } from './serverCost.ts';

export interface Measurement {
  /** Chooses the measurement on the command line. */
  readonly name: string;
  readonly title: string;
  readonly method: string;
  /** Measured by its name only: takes minutes, or its times need an idle machine. */
  readonly isLong?: true;
  /** @param audits number of Lighthouse audits of each page */
  readonly measure: (audits: number) => Promise<readonly Figure[]>;
}

/** The sections of reports/bench.md, in their order. */
export const measurements: readonly Measurement[] = [
  {
    name: 'first-visit',
    title: 'First visit of a lobby',
    method: 'Desktop with an empty cache, until the page is quiet.',
    measure: measureFirstVisit,
  },
  {
    name: 'visit-times',
    isLong: true,
    title: 'Time to paint',
    method:
      'Medians of three visitors, from the navigation. Slow phone: CPU slowed down 6 times, 400 ms of round trip, 1.6 Mbit/s, a service worker. Desktop: CPU slowed down 4 times.',
    measure: measureVisitTimes,
  },
  {
    name: 'favourite-ready',
    isLong: true,
    title: 'Time until a button works',
    method: 'Medians of five loads with a CPU slowed down 4 times.',
    measure: measureFavouriteReady,
  },
  {
    name: 'lighthouse',
    isLong: true,
    title: `Lighthouse ${lighthouseVersion}`,
    method: 'Medians of `--audits` audits with the default simulated phone and network.',
    measure: measureLighthouse,
  },
  {
    name: 'edge-paints',
    isLong: true,
    title: 'Paints behind the edge',
    method:
      'Medians of `--audits` visits of each lobby through nginx with the configuration of deploy/edge/. HTTP/2 is with TLS; Debian’s nginx has no HTTP/3. Covers come from the media origin without the edge.',
    measure: measureEdgePaints,
  },
  {
    name: 'analytics',
    title: 'Analytics and telemetry on the main thread',
    method: 'CPU profile of a visit with every consent; the slow phone has a CPU slowed down 4 times.',
    measure: measureAnalyticsTime,
  },
  {
    name: 'presses',
    isLong: true,
    title: 'Presses',
    method: 'Real presses of a visitor and a player with a CPU slowed down 4 times. Times to a page are medians.',
    measure: measurePresses,
  },
  {
    name: 'playable',
    isLong: true,
    title: 'Presses to their purpose',
    method:
      'Medians of three touches on a phone, each in an empty browser, from the finger on the glass: a game until it accepts a stake, a login until the lobby shows the balance, a deposit until the header shows the new balance. 4x: CPU slowed down 4 times. 6x, slow line: 6 times, 400 ms of round trip, 1.6 Mbit/s. CPU includes the slowdown.',
    measure: measurePlayable,
  },
  {
    name: 'press-phases',
    isLong: true,
    title: 'CPU of presses by phase',
    method:
      'One traced touch of each press above with a CPU slowed down 4 times. CPU of the main threads includes the slowdown and the trace.',
    measure: measurePressPhases,
  },
  {
    name: 'home-scroll',
    isLong: true,
    title: 'Scrolling the home page',
    method:
      '18 px a frame, down and up, with a CPU slowed down 4 times. Jackpots, winners and messages arrive meanwhile for the player.',
    measure: measureHomeScroll,
  },
  {
    name: 'large-catalogue',
    isLong: true,
    title: 'Scrolling 10,000 games',
    method: 'A phone with a CPU slowed down 4 times, with one picture for every cover.',
    measure: measureLargeCatalogue,
  },
  {
    name: 'search',
    title: 'Search in 10,000 games',
    method: 'CPU of the main thread of a desktop, from a keystroke until the page is idle.',
    measure: measureSearch,
  },
  {
    name: 'game-rounds',
    isLong: true,
    title: 'Rounds of games',
    method: 'Three rounds on a phone with a CPU slowed down 4 times, for three seconds from the press.',
    measure: measureGameRounds,
  },
  {
    name: 'server',
    title: 'Server',
    method: `CPU of the process for one home page, by size of the catalogue. Cached pages at ${cachedPagesPerSecond} a second; nginx sends the same bytes from a file.`,
    measure: measureServerCost,
  },
  {
    name: 'reading',
    title: 'Reading of responses',
    method: 'The list of all games, read tolerantly and strictly in turns; medians of 15 rounds.',
    measure: measureReading,
  },
];

/**
 * Sections that a command line chooses: without names those that are short and hold on a busy machine, with `all` every
 * one.
 */
export function chosenMeasurements(names: readonly string[]): { chosen: readonly Measurement[]; unknown: string[] } {
  const unknown = names.filter((name) => name !== 'all' && !measurements.some((each) => each.name === name));
  const chosen = measurements.filter(({ name, isLong = false }) =>
    names.length === 0 ? !isLong : names.includes('all') || names.includes(name),
  );
  return { chosen, unknown };
}
