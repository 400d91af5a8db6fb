import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { setTimeout as delay } from 'node:timers/promises';
import { apiHeaders, errorResponse } from './apiAnswer.ts';
import type { Fault } from './faults.ts';

/** What a fault answers in place of the handler, or null where the handler goes on (`slow`, `lostAnswer`). */
export async function applyFault(fault: Fault, { outgoing }: HttpBindings): Promise<Response | null> {
  const retryAfter = { 'retry-after': String(fault.retryAfterSeconds) };
  switch (fault.kind) {
    case 'slow':
      await delay(fault.delayMs);
      return null;
    case 'lostAnswer':
      return null;
    case 'refused':
      return dropConnection(outgoing);
    case '500':
      return errorResponse(500, { message: 'Fault: internal error', ...(fault.code === undefined ? {} : { code: fault.code }) });
    case '503':
      return errorResponse(503, { message: 'Fault: service unavailable' }, retryAfter);
    case '429':
      return errorResponse(429, { message: 'Fault: too many requests' }, retryAfter);
    case 'malformed':
      return new Response('{"half": ', { headers: apiHeaders });
    case 'wrongShape':
      return new Response('{"fault":"wrongShape"}', { headers: apiHeaders });
    case 'html':
      return new Response('<!doctype html><title>Fault</title><p>Not the answer you asked for.', {
        headers: { ...apiHeaders, 'content-type': 'text/html; charset=utf-8' },
      });
    case 'truncated':
      outgoing.writeHead(200, { ...apiHeaders, 'content-length': '4096' });
      outgoing.write('{"data":[', () => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
  }
}

/** The caller sees a reset connection, as from a service that is not there. */
export function dropConnection(outgoing: HttpBindings['outgoing']): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
