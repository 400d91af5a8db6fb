import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import {
  assignedTraceId,
  currentTrace,
  readTraceparent,
  runInTrace,
  traceOf,
  writeTraceparent,
} from './requestTrace.server.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const valid = `00-${traceId}-${spanId}-01`;

test('TE-04 a valid traceparent is read, also of a later version with more fields', () => {
  expect(readTraceparent(valid)).toEqual({ traceId, spanId, isSampled: true });
  expect(readTraceparent(`cc-${traceId}-${spanId}-00-later`)).toEqual({ traceId, spanId, isSampled: false });
});

test.each([
  [undefined],
  [''],
  ['00'],
  [`ff-${traceId}-${spanId}-01`],
  [`00-${'0'.repeat(32)}-${spanId}-01`],
  [`00-${traceId}-${'0'.repeat(16)}-01`],
  [`00-${traceId.toUpperCase()}-${spanId}-01`],
  [`00-${traceId}-${spanId}-01x`],
  [`${valid}, ${valid}`],
  [`${valid}-${'x'.repeat(200)}`],
])('TE-04 the invalid traceparent %j is ignored', (header) => {
  expect(readTraceparent(header)).toBeNull();
});

test('TE-04 only a trusted sender chooses the id', () => {
  const request = { headers: { traceparent: valid } };
  expect(traceOf(request, true).traceId).toBe(traceId);
  const own = traceOf(request, false);
  expect(own.traceId).toMatch(/^[\da-f]{32}$/);
  expect(own.traceId).not.toBe(traceId);
  expect(own.isSampled).toBe(false);
});

test('TE-04 a call of a service has the request’s id, the sampling decision and a span of its own', () => {
  const sent = readTraceparent(writeTraceparent({ traceId, isSampled: true }));
  expect(sent).toMatchObject({ traceId, isSampled: true });
  expect(sent?.spanId).not.toBe(spanId);
});

test('TE-04 the trace is known inside of a request only, and its id also by the request', () => {
  const request = {} as IncomingMessage;
  let inside: string | undefined;
  runInTrace(request, { traceId, spanId, isSampled: false }, () => (inside = currentTrace()?.traceId));
  expect([inside, currentTrace(), assignedTraceId(request)]).toEqual([traceId, undefined, traceId]);
});
