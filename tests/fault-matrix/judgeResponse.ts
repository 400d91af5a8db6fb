import type { FaultKind } from '../../platform/src/kernel/faultKinds.ts';
import type { WebResponse } from '../contract/httpClient.ts';
import type { MatrixRequest } from './matrixRequests.ts';

/** A response, or how the wait for it ended. */
export type Outcome = WebResponse | { status: 'noResponse'; reason: string };

/** Kinds that are an answer of the service rather than a failure: the web need not hide them behind older data. */
const refusals = new Set<FaultKind>(['400', '401', '403', '404']);

/** What must never reach a visitor: insides of the service, of a fault, or of the server. */
const leaks = /Fault:|Not the answer you asked for|wrongShape|Internal error|node_modules|at .*\.ts:|polluted/;
/** A refusal (4xx) of a service carries the service's own sentence, which a call hands on. */
const refusalText = /"message":"Fault: [^"]*"/;

/**
 * Why a response breaks an invariant, or null. A page is styled, never empty, never a 500, and as good as before where the
 * server has seen it; a call has a status that says what happened and a sentence.
 */
export function complaintAbout(
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
      return complaintAboutPage(request, outcome, kind, isWarm);
    case 'call':
      return complaintAboutCall(outcome);
    case 'text':
      return outcome.status === request.usualStatus || outcome.status === 404 || outcome.status === 503
        ? null
        : `status ${outcome.status}`;
  }
}

function complaintAboutPage(
  { usualStatus }: MatrixRequest,
  { status, text, headers }: WebResponse,
  kind: FaultKind,
  isWarm: boolean,
): string | null {
  const allowed = new Set([usualStatus, 503, ...(kind === '404' ? [404] : [])]);
  if (!allowed.has(status)) return `status ${status}`;
  // That a page does not exist is not kept: only good pages have something older to serve.
  if (isWarm && usualStatus === 200 && status !== usualStatus && !refusals.has(kind))
    return `status ${status} although a good page was there before`;
  if (!/<header[\s\S]*<footer[\s\S]*<\/html>$/.test(text)) return 'no header or footer';
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(text) ?? [];
  if (main.replace(/<[^<>]*>/g, ' ').trim().length < 20) return 'an empty main';
  if (status === 503 && (headers['retry-after'] === undefined || headers['cache-control'] !== 'no-store'))
    return 'a 503 that may be stored or says no time';
  return null;
}

function complaintAboutCall({ status, text, headers }: WebResponse): string | null {
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
