/**
 * Faults that a call or a page of an origin can have, for the control room and the fault matrix.
 * - `refused`, `noResponse`: the connection closes, or nothing comes
 * - `slow`, `slowBody`, `dribble`, `headersOnly`: late, in pieces, a byte now and then without end, headers and nothing more
 * - `truncated`, `lostAnswer`: cut off in the body; the work is done and the connection closes
 * - numbers: that status. `500` may carry a code; `429` and `503` say when to come back, `429Silent` does not
 * - the others: status 200 (or 204, 302) with a body that is not the one promised
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
  'lostAnswer',
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

/** True for kinds that change the handler's own response instead of replacing it. */
export function isAltering(kind: FaultKind): kind is AlteringFaultKind {
  return (alteringKinds as readonly FaultKind[]).includes(kind);
}
