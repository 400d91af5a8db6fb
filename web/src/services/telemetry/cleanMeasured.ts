import type { TransportItem } from '@grafana/faro-web-sdk';
import { cleanItem } from './cleanItem.ts';
import { isVital, rateVital } from './vitalRating.ts';

/** Last step before sending: cleans texts, and rates web vitals by the product's thresholds (TE-04). */
export function cleanMeasured(item: TransportItem): TransportItem {
  const clean = cleanItem(item);
  const { payload } = clean;
  if (!('values' in payload) || payload.type !== 'web-vitals') return clean;
  const [measured] = Object.entries(payload.values).filter(([name]) => isVital(name));
  if (measured === undefined || !isVital(measured[0])) return clean;
  return {
    ...clean,
    payload: { ...payload, context: { ...payload.context, rating: rateVital(measured[0], measured[1]) } },
  };
}
