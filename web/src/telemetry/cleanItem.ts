import { cleanText } from './cleanFacts.ts';

const maxTextLength = 2000;
const deepest = 16;
/** Text that may hold one address. */
const addressRuns = /[^\s"'<>]+/g;
const addressStart = /(?<![\w.])\//;

/**
 * Everything that is measured passes here before it leaves the page, and nothing leaves it otherwise (TE-07): each text
 * without secrets and each address without its query, however deep it lies.
 */
export function cleanItem<T>(item: T): T;
export function cleanItem(item: unknown): unknown {
  return cleaned(item, 0);
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(withoutQueries(value.slice(0, maxTextLength)), maxTextLength);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one, depth + 1)]));
}

/** Cuts every address at its query or fragment, which may name a player or let somebody in (`userToken`). */
export function withoutQueries(text: string): string {
  return text.replace(addressRuns, (run) => {
    let from = 0;
    for (const { index } of run.matchAll(/[?#]/g)) {
      if (addressStart.test(run.slice(from, index))) return run.slice(0, index);
      from = index + 1;
    }
    return run;
  });
}
