import type { EventRecord } from './eventRecord.ts';
import type { Sink } from './sinks.browser.ts';

declare global {
  interface Window {
    /** What tag managers read; anybody on the page may put something else there. */
    dataLayer?: unknown;
  }
}

const optionalBlocks = ['gameData', 'paymentData', 'countryData', 'sessionData'] as const;
const optionalGameFields = ['sectionName', 'launchedFrom', 'gameIndex', 'headingIndex', 'launchURL'] as const;

/** The page-level data layer. Pushing to it stores nothing and sends nothing. */
export const dataLayerSink: Sink = (record) => pushToDataLayer(forDataLayer(record));

/** Appends to the page's array, which is made where there is none. Whoever replaced it gets what can be pushed. */
export function pushToDataLayer(item: unknown): void {
  if (window.dataLayer === undefined || window.dataLayer === null) window.dataLayer = [];
  const layer: unknown = window.dataLayer;
  if (typeof layer === 'object' && layer !== null && 'push' in layer && typeof layer.push === 'function')
    layer.push(item);
}

/**
 * The record with every block that it lacks named as undefined: a tag manager merges what is pushed into what it knows,
 * and the game of one event would else stand in all that follow.
 */
function forDataLayer(record: EventRecord): EventRecord {
  const empty = Object.fromEntries(optionalBlocks.map((name) => [name, undefined]));
  const emptyGame = Object.fromEntries(optionalGameFields.map((name) => [name, undefined]));
  return {
    ...empty,
    ...record,
    ...(record.gameData !== undefined && { gameData: { ...emptyGame, ...record.gameData } }),
  };
}
