import type { FigureDefinition } from './report.ts';

/** Figures with a goal. docs/performance.md explains them, and a test compares its table with this list. */
export const goals = {
  startScripts: { title: 'scripts that the document names, as sent', unit: 'kB', max: 78 },
  quietScripts: { title: 'scripts until the page is quiet, as sent', unit: 'kB', max: 108 },
  styles: { title: 'styles of a first visit, as sent', unit: 'kB', max: 16 },
  requests: { title: 'requests of a first visit', unit: '', max: 40 },
  repeatedPaint: { title: 'first paint, share of that of the first visit', unit: '', max: 0.5 },
  largestPaint: { title: 'largest paint of the simulated phone', unit: 's', max: 1.5 },
  lighthouse: { title: 'Lighthouse score', unit: '', min: 100 },
  analyticsTask: { title: 'longest task of analytics and telemetry', unit: 'ms', max: 50 },
  pressResponse: { title: 'response to a press, 98th percentile', unit: 'ms', max: 80 },
  prefetchedPage: { title: 'press to a prefetched page', unit: 'ms', max: 100 },
  otherPage: { title: 'press to another page', unit: 'ms', max: 300 },
  playable: { title: 'press on a tile to a game that accepts a stake', unit: 's', max: 1.2 },
  playableSlowLine: { title: 'the same on a slow line with a CPU slowed down 6 times', unit: 's', max: 3.5 },
  loggedIn: { title: "press on Log in to the player's lobby with balance", unit: 's', max: 0.8 },
  keystroke: { title: 'CPU of a keystroke in the search, 95th percentile', unit: 'ms', max: 12 },
  homeFrames: { title: 'frames per second of the scrolled home page', unit: '', min: 58 },
  homeTasks: { title: 'tasks above 50 ms of CPU while the home page scrolls', unit: '', max: 0 },
  gridFrames: { title: 'frames per second of the scrolled list of games', unit: '', min: 55 },
  gridHeap: { title: 'growth of the heap after scrolling all games', unit: 'MB', max: 5 },
  uncachedPage: { title: 'CPU of an uncached page', unit: 'ms', max: 4.5 },
  cachedPage: { title: "CPU of a cached page, compared with nginx's", unit: 'times', max: 1.18 },
  tolerantReading: { title: 'CPU of a tolerant reading, compared with a strict one', unit: 'times', max: 1.03 },
  memory: { title: 'memory after the load', unit: 'MB', max: 150 },
} as const satisfies Record<string, FigureDefinition>;
