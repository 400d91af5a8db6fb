/** @typedef {import('./measureAll.mjs').Figures} Figures */

/**
 * A figure with its goal. `isMet` decides with the exact value.
 * @typedef {{ figure: string, measured: string, goal: string, isMet: boolean }} Goal
 */

/** @param {string} figure @param {number} value @param {{ max: number, unit: string, digits?: number }} limit @returns {Goal} */
const atMost = (figure, value, { max, unit, digits = 0 }) => ({
  figure,
  measured: `${value.toFixed(digits)}${unit}`,
  goal: `at most ${max}${unit}`,
  isMet: value <= max,
});

/** @param {string} figure @param {number} value @param {{ min: number, unit: string, digits?: number }} limit @returns {Goal} */
const atLeast = (figure, value, { min, unit, digits = 0 }) => ({
  figure,
  measured: `${value.toFixed(digits)}${unit}`,
  goal: `at least ${min}${unit}`,
  isMet: value >= min,
});

/**
 * The goals for a visitor's and a player's first minutes. Each row takes the worst of its brands, devices and pages.
 * @param {Figures} figures
 * @returns {Goal[]}
 */
export function goalsOf({
  firstLoads,
  lighthouse,
  homeScroll,
  presses,
  slowVisits,
  cost,
  throughput: { web, nginx },
  idleMb,
}) {
  const most = (/** @type {number[]} */ values) => Math.max(...values);
  const [first, second, offline] = slowVisits;
  const share = (/** @type {number | undefined} */ part) => (part ?? Infinity) / (first?.firstPaintMs ?? 0);
  return [
    atMost('scripts at the start of a first visit, gzip', most(firstLoads.map((each) => each.startGzipBytes)) / 1000, {
      max: 80,
      unit: ' kB',
      digits: 1,
    }),
    atMost('scripts until the page is quiet, gzip', most(firstLoads.map((each) => each.idleGzipBytes)) / 1000, {
      max: 125,
      unit: ' kB',
      digits: 1,
    }),
    atMost('requests of a first visit', most(firstLoads.map((each) => each.requests)), { max: 40, unit: '' }),
    atMost(
      'styles of a first visit, as sent',
      most(firstLoads.map((each) => each.sentBytes['stylesheet'] ?? 0)) / 1000,
      {
        max: 18,
        unit: ' kB',
        digits: 1,
      },
    ),
    atLeast('frames per second of the scrolled home page', Math.min(...homeScroll.map(({ fps }) => fps)), {
      min: 58,
      unit: '',
      digits: 1,
    }),
    atMost('tasks above 50 ms during the scroll', most(homeScroll.map(({ longTasks }) => longTasks)), {
      max: 0,
      unit: '',
    }),
    atMost('response to a press, 98th percentile', most(presses.map(({ inpMs }) => inpMs)), { max: 100, unit: ' ms' }),
    atMost('press to prefetched page', most(presses.map(({ prefetchedMs }) => prefetchedMs)), {
      max: 100,
      unit: ' ms',
    }),
    atMost('press to another page', most(presses.map(({ otherMs }) => otherMs)), { max: 300, unit: ' ms' }),
    atMost('first paint of the second visit, share of the first', share(second?.firstPaintMs), {
      max: 0.5,
      unit: '',
      digits: 2,
    }),
    atMost('first paint without a network, share of the first', share(offline?.firstPaintMs), {
      max: 0.5,
      unit: '',
      digits: 2,
    }),
    ...(lighthouse === null
      ? []
      : [
          atMost(
            'largest paint of the simulated phone',
            most(lighthouse.map(({ timings }) => timings['largest-contentful-paint'])) / 1000,
            { max: 1.5, unit: ' s', digits: 2 },
          ),
        ]),
    ...(nginx === null
      ? []
      : [atLeast('cached pages, share of nginx', web.perSecond / nginx.perSecond, { min: 0.85, unit: '', digits: 2 })]),
    atMost('CPU of an uncached page', cost.uncachedMs, { max: 4, unit: ' ms', digits: 1 }),
    atMost('memory of a process', idleMb, { max: 180, unit: ' MB' }),
  ];
}

/** @param {Figures} figures */
export const goalsSection = (figures) => `## Goals

Each row is the worst of the brands, devices and pages that the sections below show.

| figure | measured | goal | met |
|---|---|---|---|
${goalsOf(figures)
  .map(({ figure, measured, goal, isMet }) => `| ${figure} | ${measured} | ${goal} | ${isMet ? 'yes' : 'no'} |`)
  .join('\n')}
`;
