import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { apiHeaders, errorResponse } from './apiResponse.ts';
import { isAltering } from './faultKinds.ts';
import type { AlteringFaultKind, FaultKind } from './faultKinds.ts';
import type { Fault } from './faults.ts';

type Outgoing = HttpBindings['outgoing'];

/** Time between two bytes of `dribble`, in milliseconds. */
const dribbleMs = 200;
/** Larger than every size limit of responses. */
const hugeBytes = 8 * 1024 * 1024;

/** Returns the faulty response that replaces the handler, or null if the handler runs and `alterResponse` follows. */
export async function applyFault(fault: Fault, { outgoing }: HttpBindings): Promise<Response | null> {
  const { kind } = fault;
  const retryAfter = { 'retry-after': String(fault.retryAfterSeconds) };
  if (kind === 'lostResponse' || isAltering(kind)) return null;
  switch (kind) {
    case 'slow':
      await delay(fault.delayMs);
      return null;
    case 'refused':
      return dropConnection(outgoing);
    case 'noResponse':
      // Leaves the connection open until the caller closes it.
      return RESPONSE_ALREADY_SENT;
    case '500':
      return errorResponse(500, {
        message: 'Fault: internal error',
        ...(fault.code === undefined ? {} : { code: fault.code }),
      });
    case '503':
      return errorResponse(503, { message: 'Fault: service unavailable' }, retryAfter);
    case '429':
      return errorResponse(429, { message: 'Fault: too many requests' }, retryAfter);
    case '429Silent':
      return errorResponse(429, { message: 'Fault: too many requests' });
    case '400':
    case '401':
    case '403':
    case '404':
    case '502':
    case '504':
      return errorResponse(Number(kind), { message: `Fault: status ${kind}` });
    case '204':
      return new Response(null, { status: 204 });
    case 'redirect':
      return new Response(null, { status: 302, headers: { ...apiHeaders, location: '/fault' } });
    case 'badGzip':
      return new Response('{"data":[]}', { headers: { ...apiHeaders, 'content-encoding': 'gzip' } });
    case 'html':
      return new Response('<!doctype html><title>Fault</title><p>Not the answer you asked for.', {
        headers: { ...apiHeaders, 'content-type': 'text/html; charset=utf-8' },
      });
    case 'truncated':
      outgoing.writeHead(200, { ...apiHeaders, 'content-length': '4096' });
      outgoing.write('{"data":[', () => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    case 'headersOnly':
      outgoing.writeHead(200, apiHeaders);
      outgoing.flushHeaders();
      return RESPONSE_ALREADY_SENT;
    case 'dribble':
      return dribble(outgoing);
    default:
      return new Response(wrongBody(kind), { headers: apiHeaders });
  }
}

/** Complete bodies with status 200 that violate the contract. */
function wrongBody(
  kind: Extract<FaultKind, 'malformed' | 'wrongShape' | 'empty' | 'null' | 'array' | 'huge' | 'deep'>,
): string {
  switch (kind) {
    case 'malformed':
      return '{"half": ';
    case 'wrongShape':
      return '{"fault":"wrongShape"}';
    case 'empty':
      return '';
    case 'null':
      return 'null';
    case 'array':
      return '[null]';
    case 'huge':
      return `{"data":["${'x'.repeat(hugeBytes)}"]}`;
    case 'deep':
      return `${'{"data":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  }
}

/** Sends headers and then one byte at a time until the caller disconnects. */
function dribble(outgoing: Outgoing): Response {
  outgoing.writeHead(200, apiHeaders);
  outgoing.write('{"data":[');
  const timer = setInterval(() => outgoing.write(' '), dribbleMs);
  outgoing.once('close', () => clearInterval(timer));
  return RESPONSE_ALREADY_SENT;
}

/** Applies the fault to the handler's response. */
export async function alterResponse(fault: Fault, response: Response, { outgoing }: HttpBindings): Promise<Response> {
  const { kind } = fault;
  if (kind === 'lostResponse') return dropConnection(outgoing);
  if (!isAltering(kind)) return response;
  const text = await response.text();
  if (kind === 'slowBody') return sendSlowly(outgoing, response.status, text, fault.delayMs);
  const headers = kind === 'wrongContentType' ? { ...apiHeaders, 'content-type': 'text/plain' } : apiHeaders;
  return new Response(alteredText(kind, text), { status: response.status, headers });
}

function alteredText(kind: Exclude<AlteringFaultKind, 'slowBody'>, text: string): string | Uint8Array<ArrayBuffer> {
  switch (kind) {
    case 'wrongContentType':
      return text;
    case 'duplicated':
      return text + text;
    case 'missingFields':
      return JSON.stringify(withoutFields(JSON.parse(text)));
    case 'wrongTypes':
      return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
        typeof value === 'string' ? 7 : typeof value === 'number' || typeof value === 'boolean' ? 'seven' : value,
      );
    case 'invalidUtf8':
      return new Uint8Array([...Buffer.from(text.slice(0, 2)), 0xc3, 0x28, 0xff]);
    case 'prototypeKeys':
      return text.startsWith('{')
        ? `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${text.slice(1)}`
        : '[{"__proto__":{"polluted":1}}]';
  }
}

/** Removes half the fields of every object, including objects in lists. */
function withoutFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter((_, index) => index % 2 === 1)
      .map(([name, item]) => [name, withoutFields(item)]),
  );
}

/** Sends the body in ten chunks over the given time. */
async function sendSlowly(outgoing: Outgoing, status: number, text: string, overMs: number): Promise<Response> {
  outgoing.writeHead(status, apiHeaders);
  const size = Math.ceil(text.length / 10);
  for (let from = 0; from < text.length && !outgoing.destroyed; from += size) {
    await delay(overMs / 10);
    outgoing.write(text.slice(from, from + size));
  }
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
}

/** Resets the connection, as if the service were down. */
export function dropConnection(outgoing: Outgoing): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
