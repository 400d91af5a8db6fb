import type { Place, Scoped } from './documents.ts';

/** How closely a document fits a place, from 0 for everywhere to 2 for its market; null where it does not apply. */
export function fitOf({ brands, markets }: Scoped, place: Pick<Place, 'id' | 'brand'>): number | null {
  if (markets.length > 0) return markets.includes(place.id) ? 2 : null;
  if (brands.length > 0) return brands.includes(place.brand) ? 1 : null;
  return 0;
}

/**
 * One document for each key: the one for the fewest places. Of two that fit alike the older one stays.
 * @param onConflict runs for each further document that fits alike
 */
export function closestDocuments<D extends Scoped>(
  documents: readonly D[],
  place: Pick<Place, 'id' | 'brand'>,
  keyOf: (document: D) => string,
  onConflict: () => void,
): D[] {
  const found = new Map<string, { document: D; fit: number }>();
  for (const document of documents) {
    const fit = fitOf(document, place);
    if (fit === null) continue;
    const key = keyOf(document);
    const known = found.get(key);
    if (known !== undefined && known.fit === fit) onConflict();
    if (known === undefined || known.fit < fit) found.set(key, { document, fit });
  }
  return [...found.values()].map(({ document }) => document);
}
