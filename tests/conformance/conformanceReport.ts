import type { Misfit } from './judgeAnswer.ts';

export interface CheckedEndpoint {
  name: string;
  service: string;
  /** `GET /details`, below the service's base. */
  call: string;
  outcome: 'fits' | 'differs' | 'skipped';
  /** Why it was not called. */
  because: string;
  misfits: readonly Misfit[];
  /** Calls that had to be refused, beside the good one. */
  badCalls: number;
  milliseconds: number;
}

export interface ConformanceReport {
  /** ISO 8601, UTC. */
  at: string;
  withSideEffects: boolean;
  endpoints: readonly CheckedEndpoint[];
}

export function countOf({ endpoints }: ConformanceReport, outcome: CheckedEndpoint['outcome']): number {
  return endpoints.filter((one) => one.outcome === outcome).length;
}

const summaryOf = (report: ConformanceReport) => `${countOf(report, 'fits')} fit, ${countOf(report, 'differs')} differ, ${countOf(report, 'skipped')} not checked`;

export function reportText(report: ConformanceReport): string {
  const lines = report.endpoints.flatMap(({ outcome, service, name, call, because, misfits, milliseconds }) => [
    outcome === 'skipped' ? `-  ${service} ${name}: not checked, ${because}` : `${outcome === 'fits' ? '✔' : '✖'}  ${service} ${name}  ${call}  ${milliseconds} ms`,
    ...misfits.map(({ field, found, change }) => `     ${field === '' ? '' : `${field}: `}found ${found}. ${change}`),
  ]);
  return `${[...lines, '', summaryOf(report)].join('\n')}\n`;
}

/** One file, without script and without anything from elsewhere. */
export function reportPage(report: ConformanceReport): string {
  const services = [...Map.groupBy(report.endpoints, ({ service }) => service)];
  const sections = services.map(([service, own]) => `<section><h2>${escape(service)}</h2>${own.map(item).join('')}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance</title><style>${styles}</style></head><body><main>
<h1>Conformance</h1>
<p>${escape(summaryOf(report))}. ${escape(report.at)}${report.withSideEffects ? ', with side effects' : ''}.</p>
${sections.join('\n')}
</main></body></html>
`;
}

const words = { fits: 'Fits', differs: 'Differs', skipped: 'Not checked' } as const;

function item({ outcome, name, call, because, misfits, milliseconds }: CheckedEndpoint): string {
  const rows = misfits.map(({ field, found, change }) => `<tr><td><code>${escape(field === '' ? 'answer' : field)}</code></td><td>${escape(found)}</td><td>${escape(change)}</td></tr>`).join('');
  const table = rows === '' ? '' : `<table><thead><tr><th>Field</th><th>Found</th><th>Change</th></tr></thead><tbody>${rows}</tbody></table>`;
  const beside = outcome === 'skipped' ? because : `${milliseconds} ms`;
  return `<article class="${outcome}"><h3><span>${words[outcome]}</span> ${escape(name)}</h3><p><code>${escape(call)}</code> ${escape(beside)}</p>${table}</article>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const styles = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}main{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{margin:0}h2{margin:2rem 0 .5rem;text-transform:capitalize}article{padding:.75rem 1rem;margin:.5rem 0;border:1px solid color-mix(in srgb,CanvasText 25%,Canvas);border-left-width:6px;border-radius:8px;overflow-wrap:anywhere}h3{margin:0;font-size:1rem}h3 span{display:inline-block;min-width:6.5rem}article p{margin:0;font-size:.875rem}.fits{border-left-color:#2a8f4d}.differs{border-left-color:#c62828}.skipped{border-left-color:#8a8a8a}table{width:100%;margin-top:.5rem;border-collapse:collapse;font-size:.875rem}th,td{padding:.35rem .5rem;text-align:left;vertical-align:top;border-top:1px solid color-mix(in srgb,CanvasText 20%,Canvas)}`;
