import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Markup } from '../../kernel/markup.ts';
import type { ContentReport } from '../content-check/checkContent.ts';
import type { Finding } from '../content-check/contentFinding.ts';
import { contentSummary, scopeOf } from '../content-check/contentReportText.ts';
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
      ? html`<p class="good">No findings.</p>`
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
  return panelDocument(
    'Content',
    html`<p id="summary" role="status">${shown}</p>
      <form action="/control/content">
        ${select('Brand', 'brand', brands, chosen.brand)}${select('Market', 'market', markets, chosen.market)}${select('Severity', 'severity', ['error', 'warning'], chosen.severity)}<button>
          Show
        </button>
      </form>
      <div id="report" data-version="${version}">${list}</div>
      <p class="note">
        This page updates when you save a file. On the command line: <code>npm run content:check</code>. For
        programs: <a href="/control/content.json">content.json</a>.
      </p>`,
    '/control/content.js',
  );
}

function item({ severity, rule, file, line, field, message }: Finding): Markup {
  const place =
    file === null
      ? ''
      : html`<code>${file}:${line ?? 1}</code>${field === '' ? '' : html` <span class="field">${field}</span>`}<br />`;
  return html`<li class="${severity}">
    <strong>${severity}</strong>
    <div>${place}${message} <span class="rule">${rule}</span></div>
  </li>`;
}

function select(label: string, name: string, values: readonly string[], chosen: string): Markup {
  const options = ['', ...values].map(
    (value) =>
      html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${value === '' ? 'all' : value}</option>`,
  );
  return html`<label
    >${label}
    <select name="${name}">
      ${options}
    </select></label
  >`;
}

export const panelStyles = `:root{color-scheme:dark}
body{margin:0;background:#16171a;color:#eceae4;font:16px/1.5 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;max-width:62rem;margin:0 auto;padding:.5rem 1rem 0}
nav a{display:inline-flex;align-items:center;min-height:44px;font-size:.9375rem}
nav a[aria-current]{color:inherit;text-decoration:none;font-weight:600}
main{max-width:62rem;margin:0 auto;padding:1rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.75rem}
h2{margin:2rem 0 .5rem;font-size:1rem;color:#c9c5ba}
form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;padding:1rem 0;border-bottom:1px solid #3b3d42}
form[method=post]{display:grid;grid-template-columns:1fr auto;align-items:center}
label{display:grid;gap:.25rem;font-size:.875rem;color:#c9c5ba}
select,button{min-height:44px;min-width:9rem;padding:0 .75rem;border:1px solid #85868c;border-radius:8px;background:#232428;color:inherit;font:inherit}
button{background:#e6c885;border-color:#e6c885;color:#1c1505;font-weight:600}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
ul{margin:0;padding:0;list-style:none}
li{display:grid;grid-template-columns:minmax(5.5rem,auto) 1fr;gap:.75rem;padding:.75rem;border-radius:8px;background:#1f2024;margin-bottom:.5rem;overflow-wrap:anywhere}
.error strong{color:#ff9d94}.warning strong{color:#f2cf7c}
code{color:#a9d1ff;font-size:.9375em}
.field,.rule,.note{color:#b3b0a8;font-size:.875rem}
.rule::before{content:"· "}
summary{min-height:24px;cursor:pointer}
summary b{font-weight:400;color:#a9d1ff}
dl{display:grid;grid-template-columns:minmax(7rem,auto) minmax(0,1fr);gap:.125rem 1rem;margin:.5rem 0 0;font-size:.875rem}
dt{color:#b3b0a8}
dd{margin:0;font-family:ui-monospace,monospace}
.good{padding:2rem 0;color:#a4dcb0}
a{color:#a9d1ff}
@media (max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.375rem}li{grid-template-columns:1fr;gap:.25rem}form:not([method]) :is(label,select,button){width:100%}}
`;

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
