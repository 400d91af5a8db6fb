import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from './projectRoot.mjs';

export const prometheusFolder = join(projectRoot, 'deploy/prometheus');
const dashboardFolder = join(projectRoot, 'deploy/grafana');

/**
 * @typedef {object} Rule
 * @property {string} [record]
 * @property {string} [alert]
 * @property {string} expr
 * @property {{ severity?: string }} [labels]
 * @property {{ summary?: string, runbook_url?: string }} [annotations]
 */

/** @param {string} name @returns {Rule[]} */
function rulesOf(name) {
  const { groups } = /** @type {{ groups: { rules: Rule[] }[] }} */ (
    parse(readFileSync(join(prometheusFolder, name), 'utf8'))
  );
  return groups.flatMap(({ rules }) => rules);
}

export const recordingRules = () => rulesOf('recording-rules.yml');
export const alertRules = () => rulesOf('alerts.yml');

/**
 * Alerts that the unit tests let fire and stay silent.
 * @returns {{ firing: Set<string>, silent: Set<string> }}
 */
export function testedAlerts() {
  const { tests } = /** @type {{ tests: { alert_rule_test: { alertname: string, exp_alerts: unknown[] }[] }[] }} */ (
    parse(readFileSync(join(prometheusFolder, 'alerts.test.yml'), 'utf8'))
  );
  const cases = tests.flatMap((each) => each.alert_rule_test);
  const named = (/** @type {boolean} */ isFiring) =>
    new Set(cases.filter(({ exp_alerts: alerts }) => alerts.length > 0 === isFiring).map(({ alertname }) => alertname));
  return { firing: named(true), silent: named(false) };
}

/** Every query of the dashboards, including those of their variables. @returns {{ expr: string, legend: string }[]} */
export function dashboardQueries() {
  return readdirSync(dashboardFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { panels, templating } =
        /**
         * @type {{
         *   panels: { targets?: { expr: string, legendFormat?: string }[] }[]
         *   templating: { list: { query: string | { query: string } }[] }
         * }}
         */ (JSON.parse(readFileSync(join(dashboardFolder, name), 'utf8')));
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
