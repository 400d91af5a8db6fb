import type { Rule } from './prometheusFiles.ts';

/**
 * Compares alerts with the runbooks, their unit tests, and the table of outages that let them fire.
 * @returns one sentence per problem
 */
export function runbookProblems({
  alerts,
  tested,
  runbooks,
  outages,
}: {
  alerts: readonly Rule[];
  tested: { firing: ReadonlySet<string>; silent: ReadonlySet<string> };
  runbooks: string;
  /** Alerts that an outage lets fire, and reasons for those without an outage. */
  outages: { fired: ReadonlySet<string>; excused: Readonly<Record<string, string>> };
}): string[] {
  // An alert is one word in capitals and small letters; other headings have spaces.
  const headings = new Set(
    Array.from(runbooks.matchAll(/^## ([A-Z][a-z]+(?:[A-Z][a-z]+)+)$/gm), ([, name = '']) => name),
  );
  const names = new Set(alerts.flatMap(({ alert }) => (alert === undefined ? [] : [alert])));
  const problems = alerts.flatMap(({ alert = '', labels = {}, annotations = {} }) => [
    ...(headings.has(alert) ? [] : [`docs/runbooks.md has no heading ${alert}.`]),
    ...(annotations.runbook_url === `{{ $externalLabels.documents }}/runbooks.md#${alert.toLowerCase()}`
      ? []
      : [`The runbook_url of ${alert} is not that of its heading.`]),
    ...(annotations.summary ? [] : [`${alert} has no summary.`]),
    ...(labels.severity === 'critical' || labels.severity === 'warning'
      ? []
      : [`The severity of ${alert} is neither critical nor warning.`]),
    ...(tested.firing.has(alert) ? [] : [`No test lets ${alert} fire.`]),
    ...(tested.silent.has(alert) ? [] : [`No test keeps ${alert} silent.`]),
    ...(outages.fired.has(alert) === Object.hasOwn(outages.excused, alert)
      ? [`tests/alerts/outages.ts needs either an outage for ${alert}, or a reason.`]
      : []),
  ]);
  const unknown = [...headings].filter((name) => !names.has(name));
  const gone = [...outages.fired, ...Object.keys(outages.excused)].filter((name) => !names.has(name));
  return [
    ...problems,
    ...unknown.map((name) => `docs/runbooks.md describes ${name}, which is no alert.`),
    ...gone.map((name) => `tests/alerts/outages.ts names ${name}, which is no alert.`),
  ];
}
