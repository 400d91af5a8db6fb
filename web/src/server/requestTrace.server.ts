import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Place of a request in a distributed trace (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits: the one id of a request from the edge to the services, in logs and on the error page. */
  traceId: string;
  /** 16 hexadecimal digits: the caller's span. */
  spanId: string;
  isSampled: boolean;
}

const current = new AsyncLocalStorage<TraceContext>();
/** Ids of requests in progress, for code outside of their asynchronous context. */
const traceIds = new WeakMap<IncomingMessage, string>();

/** A later version may have more fields after the flags; version ff is invalid, and so are ids of zeros. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;
const maxLength = 128;

/** Reads `traceparent`; null when it is missing, doubled or invalid. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string' || header.length > maxLength) return null;
  const [, traceId, spanId, flags] = traceparent.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceparent({ traceId, isSampled }: Omit<TraceContext, 'spanId'>): string {
  return `00-${traceId}-${newId(8)}-${isSampled ? '01' : '00'}`;
}

/** Trace of a request: that of a trusted sender, else a new one, which is not sampled. */
export function traceOf(request: Pick<IncomingMessage, 'headers'>, isTrusted: boolean): TraceContext {
  const sent = isTrusted ? readTraceparent(request.headers.traceparent) : null;
  return sent ?? { traceId: newId(16), spanId: newId(8), isSampled: false };
}

/** Runs a request with its trace, whose id log lines and error pages of the request then carry. */
export function runInTrace(request: IncomingMessage, trace: TraceContext, run: () => void): void {
  traceIds.set(request, trace.traceId);
  current.run(trace, run);
}

/** Trace of the request in whose context the caller runs; undefined outside of requests. */
export function currentTrace(): TraceContext | undefined {
  return current.getStore();
}

/** Id of a request that was run in a trace; undefined for others, such as a cached page. */
export function assignedTraceId(request: IncomingMessage): string | undefined {
  return traceIds.get(request);
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
