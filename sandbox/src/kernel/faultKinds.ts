/**
 * Faults of calls and pages, for the control room and the fault matrix.
 * - `refused`, `noResponse`: the connection closes, or stays open without a response
 * - `slow`, `slowBody`, `dribble`, `headersOnly`: a late response, a body in chunks, endless single bytes, headers only
 * - `truncated`, `lostResponse`: the body is cut off; the handler runs and the connection closes
 * - numbers: that status. `500` may carry a code; `429` and `503` have `Retry-After`, `429Silent` has not
 * - others: status 200 (or 204, 302) with a body that violates the contract
 */
export const faultKinds = [
  'refused',
  'slow',
  '500',
  '503',
  '429',
  'malformed',
  'wrongShape',
  'truncated',
  'html',
  'lostResponse',
  'noResponse',
  'slowBody',
  'dribble',
  'headersOnly',
  '502',
  '504',
  '400',
  '401',
  '403',
  '404',
  '429Silent',
  'empty',
  '204',
  'redirect',
  'null',
  'array',
  'missingFields',
  'wrongTypes',
  'duplicated',
  'wrongContentType',
  'invalidUtf8',
  'badGzip',
  'huge',
  'deep',
  'prototypeKeys',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const alteringKinds = [
  'slowBody',
  'missingFields',
  'wrongTypes',
  'duplicated',
  'wrongContentType',
  'invalidUtf8',
  'prototypeKeys',
] as const;
export type AlteringFaultKind = (typeof alteringKinds)[number];

/** Returns true for kinds that modify the handler's response instead of replacing it. */
export function isAltering(kind: FaultKind): kind is AlteringFaultKind {
  return (alteringKinds as readonly FaultKind[]).includes(kind);
}
