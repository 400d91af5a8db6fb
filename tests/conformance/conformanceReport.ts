import { escapeHtml } from '@foyer/contract/escapeHtml';
import { behaviours } from './checkBehaviours.ts';
import type { CheckedBehaviour } from './checkBehaviours.ts';
import type { Mismatch } from './checkResponse.ts';

export interface CheckedEndpoint {
  name: string;
  service: string;
  /** Method and path below the service’s base, for example `GET /details`. */
  call: string;
  outcome: 'fits' | 'differs' | 'skipped';
  /** Reason for not calling the endpoint. */
  reason: string;
  /** True for an optional call that the service does not have. */
  isMissing?: true;
  mismatches: readonly Mismatch[];
  /** Number of calls that had to be refused, besides the valid one. */
  badCalls: number;
  milliseconds: number;
}

export interface ConformanceReport {
  /** ISO 8601, UTC. */
  at: string;
  /** Version of the contract with the services. */
  contract: string;
  /** Services that state another major version of it in a response. */
  otherContract: readonly string[];
  withSideEffects: boolean;
  endpoints: readonly CheckedEndpoint[];
  behaviours: readonly CheckedBehaviour[];
}

export function countOf(
  { endpoints, behaviours: tried }: ConformanceReport,
  outcome: CheckedEndpoint['outcome'],
): number {
  return [...endpoints, ...tried].filter((one) => one.outcome === outcome).length;
}

/** A warning: the shape of responses is checked anyway. */
const contractWarnings = ({ contract, otherContract }: ConformanceReport) =>
  otherContract.map(
    (service) => `The service ${service} states another major version of the contract than ${contract}.`,
  );

const summaryOf = (report: ConformanceReport) =>
  `${countOf(report, 'fits')} fit, ${countOf(report, 'differs')} differ, ${countOf(report, 'skipped')} not checked`;

export function reportText(report: ConformanceReport): string {
  const lines = report.endpoints.flatMap(({ outcome, service, name, call, reason, mismatches, milliseconds }) => [
    outcome === 'skipped'
      ? `-  ${service} ${name}: not checked, ${reason}`
      : `${outcome === 'fits' ? '✔' : '✖'}  ${service} ${name}  ${call}  ${milliseconds} ms`,
    ...mismatches.map(
      ({ field, found, change }) => `     ${field === '' ? '' : `${field}: `}found ${found}. ${change}`,
    ),
  ]);
  const tried = report.behaviours.flatMap(({ name, outcome, reason, findings }) => [
    outcome === 'skipped'
      ? `-  ${name}: not tried, ${reason}`
      : `${outcome === 'fits' ? '✔' : '✖'}  ${name}: ${behaviours[name]}`,
    ...findings.map((finding) => `     ${finding}`),
  ]);
  return `${[...lines, '', ...tried, '', `Contract ${report.contract}`, ...contractWarnings(report).map((text) => `!  ${text}`), summaryOf(report)].join('\n')}\n`;
}

/** A single file without scripts or external resources. Deviations come first, skipped endpoints are collapsed. */
export function reportPage(report: ConformanceReport): string {
  const services = [...Map.groupBy(report.endpoints, ({ service }) => service)];
  const figures = (['fits', 'differs', 'skipped'] as const).map(
    (outcome) =>
      `<li class="${outcome}"><b>${countOf(report, outcome)}</b> ${outcomeLabels[outcome].toLowerCase()}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance</title><style>${styles}</style></head><body><main>
<h1>Conformance</h1>
<p class="when">${escapeHtml(`${report.at.slice(0, 10)}, ${report.at.slice(11, 16)} UTC, contract ${report.contract}`)}${report.withSideEffects ? ', with side effects' : ''}</p>
${contractWarnings(report)
  .map((text) => `<p><strong>${escapeHtml(text)}</strong></p>`)
  .join('')}
<ul class="figures">${figures.join('')}</ul>
${services.map(([service, own]) => section(service, own)).join('\n')}
<section><h2>Behaviour</h2>${report.behaviours.map(behaviourItem).join('')}</section>
</main></body></html>
`;
}

const outcomeLabels = { fits: 'Fits', differs: 'Differs', skipped: 'Not checked' } as const;

function section(service: string, own: readonly CheckedEndpoint[]): string {
  const of = (wanted: CheckedEndpoint['outcome']) => own.filter(({ outcome }) => outcome === wanted);
  const called = [...of('differs'), ...of('fits')].map(calledItem).join('');
  const skipped = of('skipped').map(({ name, reason }) => `<li><b>${escapeHtml(name)}</b> ${escapeHtml(reason)}</li>`);
  const folded =
    skipped.length === 0
      ? ''
      : `<details${called === '' ? ' open' : ''}><summary>${skipped.length} not checked</summary><ul>${skipped.join('')}</ul></details>`;
  return `<section><h2>${escapeHtml(service)}</h2>${called}${folded}</section>`;
}

function calledItem({ outcome, name, call, mismatches, badCalls, milliseconds }: CheckedEndpoint): string {
  const rows = mismatches
    .map(
      ({ field, found, change }) =>
        `<li><code>${escapeHtml(field === '' ? 'response' : field)}</code> <span>found ${escapeHtml(found)}</span> <strong>${escapeHtml(change)}</strong></li>`,
    )
    .join('');
  const refused = badCalls === 0 ? '' : `, and ${badCalls} invalid`;
  return `<article class="${outcome}"><h3>${escapeHtml(name)} <span>${outcomeLabels[outcome]}</span></h3><p><code>${escapeHtml(call)}</code> ${milliseconds} ms${refused}</p>${rows === '' ? '' : `<ul>${rows}</ul>`}</article>`;
}

function behaviourItem({ name, outcome, reason, findings }: CheckedBehaviour): string {
  const rows = findings.map((finding) => `<li><strong>${escapeHtml(finding)}</strong></li>`).join('');
  const why = reason === '' ? '' : `<p>${escapeHtml(reason)}</p>`;
  return `<article class="${outcome}"><h3>${escapeHtml(name)} <span>${outcome === 'skipped' ? 'Not tried' : outcomeLabels[outcome]}</span></h3><p>${escapeHtml(behaviours[name])}</p>${why}${rows === '' ? '' : `<ul>${rows}</ul>`}</article>`;
}

const styles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 22%, Canvas); --soft: color-mix(in srgb, CanvasText 68%, Canvas); }
body { margin: 0; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; text-transform: capitalize; }
h3 { display: flex; justify-content: space-between; gap: 1rem; margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
h3 span { flex: none; font-weight: 400; }
p { margin: 0; }
code { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.when, article p, summary, details li { color: var(--soft); font-size: .875rem; }
.figures { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
.figures li { flex: 1 1 5.5rem; padding: .75rem; border: 1px solid var(--line); border-top: 4px solid; border-radius: 8px; }
.figures b { display: block; font-size: 1.75rem; line-height: 1.2; }
article { margin: .5rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid; border-radius: 8px; }
article ul { margin: .75rem 0 0; padding: 0; list-style: none; }
article li { display: grid; gap: .125rem; padding: .5rem 0; border-top: 1px solid var(--line); font-size: .875rem; overflow-wrap: anywhere; }
.figures .fits { border-top-color: #2a8f4d; }
.figures .differs { border-top-color: #d13b3b; }
.figures .skipped { border-top-color: #8a8a8a; }
article.fits { border-color: var(--line); border-left-color: #2a8f4d; }
article.differs { border-color: var(--line); border-left-color: #d13b3b; }
details { margin-top: .75rem; }
summary { min-height: 24px; cursor: pointer; }
details ul { margin: .25rem 0 0; padding-left: 1.25rem; }
details b { color: CanvasText; font-weight: 600; }
`;
