import type { FaultKind } from '../../sandbox/src/kernel/faultKinds.ts';
import type { WebResponse } from '../contract/support/httpClient.ts';
import type { MatrixRequest } from './matrixRequests.ts';

/** A response, or the reason why there was none. */
export type Outcome = WebResponse | { status: 'noResponse'; reason: string };

/** Faults that are a valid response of the service, so the web need not hide them behind older data. */
const refusals = new Set<FaultKind>(['400', '401', '403', '404']);

/** Internals of the service, of a fault or of the server, which must never reach a visitor. */
const leaks = /Fault:|Not the answer you asked for|wrongShape|Internal error|node_modules|at .*\.ts:|polluted/;
/** A service’s refusal (4xx) contains its own message, which a call passes on. */
const refusalText = /"message":"Fault: [^"]*"/;

/**
 * Why a response violates an invariant, or null. A page is styled, never empty, never a 500, and unchanged if the
 * server has it cached. A call has a meaningful status and a message.
 */
export function invariantViolation(
  request: MatrixRequest,
  outcome: Outcome,
  kind: FaultKind,
  isWarm: boolean,
): string | null {
  if (outcome.status === 'noResponse') return `no response: ${outcome.reason}`;
  const isRefusal = request.type === 'call' && outcome.status >= 400 && outcome.status < 500;
  const leak = leaks.exec(isRefusal ? outcome.text.replace(refusalText, '') : outcome.text);
  if (leak !== null) return `shows ${leak[0]}`;
  switch (request.type) {
    case 'page':
      return pageViolation(request, outcome, kind, isWarm);
    case 'call':
      return callViolation(outcome);
    case 'text':
      return outcome.status === request.usualStatus || outcome.status === 404 || outcome.status === 503
        ? null
        : `status ${outcome.status}`;
  }
}

function pageViolation(
  { usualStatus }: MatrixRequest,
  { status, text, headers }: WebResponse,
  kind: FaultKind,
  isWarm: boolean,
): string | null {
  const allowed = new Set([usualStatus, 503, ...(kind === '404' ? [404] : [])]);
  if (!allowed.has(status)) return `status ${status}`;
  // A missing page is not cached, because only good pages have an older version to serve.
  if (isWarm && usualStatus === 200 && status !== usualStatus && !refusals.has(kind))
    return `status ${status} although a valid page is cached`;
  if (!/<header[\s\S]*<footer[\s\S]*<\/html>$/.test(text)) return 'no header or footer';
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(text) ?? [];
  if (main.replace(/<[^<>]*>/g, ' ').trim().length < 20) return 'an empty main element';
  if (status === 503 && (headers['retry-after'] === undefined || headers['cache-control'] !== 'no-store'))
    return 'a 503 without Retry-After or no-store';
  return null;
}

function callViolation({ status, text, headers }: WebResponse): string | null {
  if (status === 500 || status > 504) return `status ${status}`;
  if (status === 204) return null;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `content type ${String(headers['content-type'])}`;
  try {
    const body = JSON.parse(text) as { message?: unknown } | null;
    return status >= 400 && typeof body?.message !== 'string' ? `status ${status} without a message` : null;
  } catch {
    return 'a body that is not JSON';
  }
}
