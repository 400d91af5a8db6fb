import type { Check } from './runCheck.ts';

/** A part of a run: `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

export const wholeRun: Shard = { index: 1, count: 1 };

/** Most machines of a run. */
const maxCount = 64;

/**
 * @param text such as `2/4`
 * @returns null for anything else
 */
export function parseShard(text: string): Shard | null {
  const [, index, count] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined) return null;
  return index >= 1 && index <= count && count <= maxCount ? { index, count } : null;
}

/** The checks of one machine. Large suites are divided by their runners, and the other checks are dealt out in turn. */
export function shardOf(checks: readonly Check[], { index, count }: Shard): Check[] {
  if (count === 1) return [...checks];
  return checks.flatMap((check, position) => {
    if (check.isDivisible) return [{ ...check, args: [...check.args, `--shard=${index}/${count}`] }];
    return !check.needsWholeRun && position % count === index - 1 ? [check] : [];
  });
}
