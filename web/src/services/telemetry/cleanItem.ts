import { cleanText, isSecretName } from '../../base/cleanFacts.ts';

const maxTextLength = 2000;
const deepest = 16;
/** Runs of text that may be an address. */
const addressRuns = /[^\s"'<>]+/g;
const addressStart = /(?<![\w.])\//;

/**
 * Cleans telemetry before it leaves the page (TE-07): removes secrets from every text and name, and queries from every
 * address, at any depth.
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
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      cleanText(key),
      typeof one === 'string' && isSecretName(key) ? '…' : cleaned(one, depth + 1),
    ]),
  );
}

/** Removes the query and fragment of every address, which may identify a player or contain a token (`userToken`). */
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
