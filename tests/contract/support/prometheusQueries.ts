import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { alertRules, dashboardQueries, recordingRules } from '../../../scripts/prometheusFiles.ts';

/** Names of all metrics in Prometheus text with the labels of their lines, such as `le`. */
export function exportedMetrics(text: string): Map<string, string[]> {
  const metrics = new Map(
    Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]): [string, string[]][] =>
      type === 'histogram'
        ? [
            [`${name}_bucket`, []],
            [`${name}_sum`, []],
            [`${name}_count`, []],
          ]
        : [[name, []]],
    ).flat(),
  );
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    metrics.get(name)?.push(...Array.from(labels.matchAll(/(\w+)="/g), ([, label = '']) => label));
  return metrics;
}

/** Labels that the scraper adds. */
const scraped = new Set(['instance', 'job']);

interface Query {
  expr: string;
  /** Metrics of the server that the query names. */
  metrics: string[];
  /** Labels in matchers, groupings and legends. */
  labels: string[];
  /** Names that look like recorded ones. */
  recorded: string[];
}

/** Queries in the commands of the runbooks. */
function runbookQueries(): string[] {
  const text = readFileSync(join(projectRoot, 'docs/runbooks.md'), 'utf8');
  return Array.from(text.matchAll(/promtool query instant \$PROM '([^']+)'/g), ([, expr = '']) => expr);
}

/** Every query of rules, dashboards and runbooks. */
export function prometheusQueries(): { queries: Query[]; recordedNames: Set<string> } {
  const rules = [...recordingRules(), ...alertRules()];
  const texts = [
    ...rules.map(({ expr }) => ({ expr, legend: '' })),
    ...dashboardQueries(),
    ...runbookQueries().map((expr) => ({ expr, legend: '' })),
  ];
  const queries = texts.map(({ expr, legend }) => {
    const recordedName = /\b\w+:foyer_\w+:\w+/g;
    const plain = expr.replaceAll(recordedName, '');
    const used = [
      ...plain.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g),
      ...(plain === expr ? legend : '').matchAll(/\{\{(\w+)\}\}/g),
    ].map(([, label = '']) => label);
    const grouped = Array.from(plain.matchAll(/\b(?:by|on) \(([^)]*)\)/g), ([, list = '']) => list.split(/\s*,\s*/));
    return {
      expr,
      metrics: Array.from(plain.matchAll(/\b((?:foyer|nodejs|process)_\w+)/g), ([, name = '']) => name),
      labels: [...new Set([...used, ...grouped.flat()])].filter((label) => !scraped.has(label)),
      recorded: expr.match(recordedName) ?? [],
    };
  });
  return { queries, recordedNames: new Set(recordingRules().map(({ record = '' }) => record)) };
}
