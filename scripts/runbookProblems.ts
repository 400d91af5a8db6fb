import type { Rule } from './prometheusFiles.ts';

/**
 * Compares alerts with the runbooks and their unit tests.
 * @returns one sentence per problem
 */
export function runbookProblems({
  alerts,
  tested,
  runbooks,
}: {
  alerts: readonly Rule[];
  tested: { firing: ReadonlySet<string>; silent: ReadonlySet<string> };
  runbooks: string;
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
  ]);
  const unknown = [...headings].filter((name) => !names.has(name));
  return [...problems, ...unknown.map((name) => `docs/runbooks.md describes ${name}, which is no alert.`)];
}
