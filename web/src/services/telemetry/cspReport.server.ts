import { parseInput } from '@foyer/contract/parseInput';
import { Counter, register } from 'prom-client';
import * as v from 'valibot';
import { cleanFacts } from '../../base/cleanFacts.ts';
import type { CallLimits } from '../../server/callLimit.server.ts';
import { readJsonBody } from '../../server/readJsonBody.server.ts';

const text = v.optional(v.string(), '');
/** Legacy format: one report in an envelope. */
const single = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
/** Reporting API format: a list, which may contain other kinds of reports. Its length is checked before its entries. */
const list = v.pipe(
  v.array(v.unknown()),
  v.maxLength(50),
  v.array(v.object({ type: text, body: v.optional(v.record(v.string(), v.unknown()), {}) })),
);

export interface CspViolation {
  directive: string;
  blocked: string;
  page: string;
}

/** Parses a browser's report in either format; null when it has no policy violation. */
export function readCspReport(json: unknown): CspViolation[] | null {
  const one = parseInput(single, json);
  if (one.success) {
    const report = one.output['csp-report'];
    return [
      {
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
      },
    ];
  }
  const many = parseInput(list, json);
  if (!many.success) return null;
  return many.output
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => {
      const words = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
      return { directive: words('effectiveDirective'), blocked: words('blockedURL'), page: words('documentURL') };
    });
}

const types = /^application\/(?:csp-report|reports\+json)$/i;

/** Handles violation reports. Browsers send them without the site's headers. */
export function createCspReport(
  log: { warn(facts: object, name: string): void },
  limits: CallLimits,
): (request: Request, address: string) => Promise<Response> {
  const limit = limits.limitOf('policy reports', { calls: 30, seconds: 60 });
  const known = register.getSingleMetric('foyer_csp_reports_total') as Counter<'directive'> | undefined;
  const count =
    known ??
    new Counter({
      name: 'foyer_csp_reports_total',
      help: 'Violations of the security policy that browsers reported.',
      labelNames: ['directive'],
    });
  return async (request, address) => {
    const response = (status: number) => new Response(null, { status });
    const waitSeconds = await limit.waitSeconds(address);
    if (waitSeconds !== null)
      return new Response(null, { status: 429, headers: { 'retry-after': String(waitSeconds) } });
    const body = await readJsonBody(request, { type: types, maxBytes: 64 * 1024 });
    if (!body.ok) return response(body.status);
    const violations = readCspReport(body.value);
    if (violations === null) return response(400);
    for (const { directive, blocked, page } of violations) {
      // Label per standard directive; anything else would let senders create labels.
      count.inc({ directive: /^[a-z-]{1,40}$/.test(directive) && directive.includes('-src') ? directive : 'other' });
      log.warn({ from: 'browser', facts: cleanFacts({ directive, blocked, page }) }, 'CSP_VIOLATION');
    }
    return response(204);
  };
}
