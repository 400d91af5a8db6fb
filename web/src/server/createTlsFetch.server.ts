import { request } from 'node:https';
import type { Agent } from 'node:https';
import { Readable } from 'node:stream';

/** Statuses whose responses have no body. */
const bodiless = [101, 204, 205, 304];

/**
 * Returns a `fetch` for texts that uses the connections of an agent with a client's certificate. It follows no redirect,
 * and a failed connection rejects with a TypeError whose `cause` has the code, as with the platform's `fetch`.
 */
export function createTlsFetch(agent: Agent): (address: string, init: RequestInit) => Promise<Response> {
  return (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const text = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '';
      const sent = new Headers(headers);
      if (text !== '') sent.set('content-length', String(Buffer.byteLength(text)));
      const outgoing = request(address, {
        agent,
        method,
        headers: Object.fromEntries(sent),
        ...(signal instanceof AbortSignal && { signal }),
      });
      outgoing.on('error', (error) =>
        reject(signal?.aborted === true ? error : new TypeError('fetch failed', { cause: error })),
      );
      outgoing.on('response', (incoming) => {
        const { statusCode: status = 502, rawHeaders } = incoming;
        const received = new Headers();
        for (let index = 0; index < rawHeaders.length; index += 2)
          received.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
        if (bodiless.includes(status)) incoming.resume();
        const stream = bodiless.includes(status) ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
        resolve(new Response(stream, { status, headers: received }));
      });
      outgoing.end(text);
    });
}
