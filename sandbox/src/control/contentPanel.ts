import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { ContentReport } from '../content-check/checkContent.ts';
import { contentSummary, scopeOf } from '../content-check/contentReportText.ts';
import type { Finding } from '../content-check/contentRules.ts';
import type { Markup } from '../kernel/markup.ts';
import { labelOf } from './labelOf.ts';
import { panelDocument } from './panelDocument.ts';

const choice = v.optional(v.pipe(v.string(), v.maxLength(40)), '');
/** Filters of the report. An unknown value matches nothing. */
export const panelQuery = v.object({ brand: choice, market: choice, severity: choice });
export type PanelChoice = v.InferOutput<typeof panelQuery>;

const everywhere: PanelChoice = { brand: '', market: '', severity: '' };

/** Returns the findings that match the filters; an empty filter matches all. */
export function chosenFindings(findings: readonly Finding[], { brand, market, severity }: PanelChoice): Finding[] {
  const names = (value: string | null, wanted: string) => value === null || wanted === '' || value === wanted;
  return findings.filter(
    (finding) =>
      names(finding.severity, severity) &&
      finding.places.some((place) => names(place.brand, brand) && names(place.market, market)),
  );
}

/** Renders the report as a page that works without scripts; the script only refreshes it. */
export function contentPanel(report: ContentReport, chosen: PanelChoice = everywhere): Markup {
  const findings = chosenFindings(report.findings, chosen);
  const groups = [...Map.groupBy(findings, (finding) => scopeOf(finding, report.markets))];
  const summary = contentSummary(report).trim();
  const shown = findings.length === report.findings.length ? summary : `${summary}; ${findings.length} of them shown`;
  const list =
    groups.length === 0
      ? html`<p class="empty">
          ${report.findings.length === 0 ? 'No findings. All content is valid.' : 'No findings match these filters.'}
        </p>`
      : groups.map(
          ([scope, own]) =>
            html`<section>
              <h2>${scope}</h2>
              <ul>
                ${own.map(item)}
              </ul>
            </section>`,
        );
  const version = createHash('sha256').update(shown).update(JSON.stringify(groups)).digest('hex').slice(0, 16);
  const brands = [...new Set(report.markets.map(({ brand }) => brand))];
  const markets = [...new Set(report.markets.map(({ market }) => market))];
  return panelDocument('Content', {
    lead: html`<p id="summary" class="lead" role="status">${shown}</p>`,
    content: html`<form class="filters" action="/control/content">
        ${select('Brand', 'brand', brands, chosen.brand)}${select('Market', 'market', markets, chosen.market, (market) => market.toUpperCase())}${select('Severity', 'severity', ['error', 'warning'], chosen.severity)}<button class="primary">
          Show
        </button>
      </form>
      <div id="report" data-version="${version}">${list}</div>
      <p class="note">
        This page updates when you save a file. On the command line: <code>npm run content:check</code>. For
        programs: <a href="/control/content.json">content.json</a>.
      </p>`,
    script: '/control/content.js',
  });
}

function item({ severity, rule, file, line, field, message }: Finding): Markup {
  const place =
    file === null
      ? ''
      : html`<code>${file}:${line ?? 1}</code>${field === '' ? '' : html` <span class="field-path">${field}</span>`}<br />`;
  return html`<li class="${severity}">
    <strong>${severity}</strong>
    <div>${place}${message} <span class="rule">${rule}</span></div>
  </li>`;
}

function select(
  label: string,
  name: string,
  values: readonly string[],
  chosen: string,
  optionLabel: (value: string) => string = labelOf,
): Markup {
  const options = ['', ...values].map(
    (value) =>
      html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${value === '' ? 'All' : optionLabel(value)}</option>`,
  );
  return html`<label
    >${label}
    <select name="${name}">
      ${options}
    </select></label
  >`;
}

/** Refreshes the page while it is visible, and replaces the content only if it changed. */
export const panelScript = `setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (answer === null || !answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [now, then] = [document, fresh].map((one) => one.getElementById('report'));
  if (then === null || now.dataset.version === then.dataset.version) return;
  now.replaceWith(then);
  document.getElementById('summary').textContent = fresh.getElementById('summary').textContent;
}, 2000);
`;
