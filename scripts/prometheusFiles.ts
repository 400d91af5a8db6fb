import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from './projectRoot.mjs';

export const prometheusFolder = join(projectRoot, 'deploy/prometheus');
const dashboardFolder = join(projectRoot, 'deploy/grafana');

export interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; runbook_url?: string };
}

function rulesOf(name: string): Rule[] {
  const { groups } = parse(readFileSync(join(prometheusFolder, name), 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export const recordingRules = () => rulesOf('recording-rules.yml');
export const alertRules = () => rulesOf('alerts.yml');

/** Alerts that the unit tests let fire and stay silent. */
export function testedAlerts(): { firing: Set<string>; silent: Set<string> } {
  const { tests } = parse(readFileSync(join(prometheusFolder, 'alerts.test.yml'), 'utf8')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const cases = tests.flatMap((each) => each.alert_rule_test);
  const named = (isFiring: boolean) =>
    new Set(cases.filter(({ exp_alerts: alerts }) => alerts.length > 0 === isFiring).map(({ alertname }) => alertname));
  return { firing: named(true), silent: named(false) };
}

/** Every query of the dashboards, including those of their variables. */
export function dashboardQueries(): { expr: string; legend: string }[] {
  return readdirSync(dashboardFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { panels, templating } = JSON.parse(readFileSync(join(dashboardFolder, name), 'utf8')) as {
        panels: { targets?: { expr: string; legendFormat?: string }[] }[];
        templating: { list: { query: string | { query: string } }[] };
      };
      return [
        ...templating.list.flatMap(({ query }) =>
          typeof query === 'string' ? [] : [{ expr: query.query, legend: '' }],
        ),
        ...panels.flatMap(({ targets = [] }) =>
          targets.map(({ expr, legendFormat = '' }) => ({ expr, legend: legendFormat })),
        ),
      ];
    });
}
