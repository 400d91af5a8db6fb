import type { EventRecord } from './eventRecord.ts';
import type { Sink } from './sinks.browser.ts';

declare global {
  interface Window {
    /** Array that tag managers read; other scripts may replace it. */
    dataLayer?: unknown;
  }
}

const optionalBlocks = ['gameData', 'paymentData', 'countryData', 'sessionData'] as const;
const optionalGameFields = ['sectionName', 'launchedFrom', 'gameIndex', 'headingIndex', 'launchURL'] as const;

/** Sink for the page's data layer. Pushing to it stores and sends nothing. */
export const dataLayerSink: Sink = (record) => pushToDataLayer(forDataLayer(record));

/** Appends to the page's data layer and creates it if missing. Supports replacements with a `push` method. */
export function pushToDataLayer(item: unknown): void {
  if (window.dataLayer === undefined || window.dataLayer === null) window.dataLayer = [];
  const layer: unknown = window.dataLayer;
  if (typeof layer === 'object' && layer !== null && 'push' in layer && typeof layer.push === 'function')
    layer.push(item);
}

/**
 * Sets every missing block to undefined: a tag manager merges pushed records, so the game of one event would otherwise
 * appear in all later ones.
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
