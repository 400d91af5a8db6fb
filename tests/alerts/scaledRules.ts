import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { prometheusFolder } from '../../scripts/prometheusFiles.ts';

const unitMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const scaled = (duration: string, factor: number): string =>
  `${Math.max(1, Math.round((Number(duration.slice(0, -1)) * (unitMs[duration.slice(-1)] ?? 0)) / factor))}ms`;

/** Divides the ranges and offsets of a query by the factor. */
export const scaledQuery = (expr: string, factor: number): string =>
  expr.replaceAll(
    /(\[|\boffset )(\d+[smhd])\b/g,
    (_match, before: string, duration: string) => before + scaled(duration, factor),
  );

/** A shipped file of rules whose ranges, offsets and `for` are divided by the factor; nothing else differs. */
export function scaledRules(name: 'alerts.yml' | 'recording-rules.yml', factor: number): string {
  const file = parse(readFileSync(join(prometheusFolder, name), 'utf8')) as {
    groups: { rules: { expr: string; for?: string }[] }[];
  };
  for (const rule of file.groups.flatMap(({ rules }) => rules)) {
    rule.expr = scaledQuery(rule.expr, factor);
    if (rule.for !== undefined) rule.for = scaled(rule.for, factor);
  }
  return stringify(file);
}
