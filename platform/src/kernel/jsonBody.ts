import type { IncomingMessage } from 'node:http';

export const bodyLimitBytes = 64 * 1024;
const depthLimit = 32;
/** Of a body that is too large this much is still taken in and dropped: a caller who is cut off while it writes never reads why. */
const droppedBytes = 512 * 1024;

export type JsonBody = { read: true; value: unknown } | { read: false; status: 400 | 413 | 415; message: string };

/** Reads a call's body as JSON. What is too large is kept nowhere, and what is much too large is refused without reading the rest. */
export async function readJsonBody(incoming: IncomingMessage, limitBytes = bodyLimitBytes): Promise<JsonBody> {
  const { headers } = incoming;
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined) {
    return { read: false, status: 415, message: 'The body must be plain application/json.' };
  }
  const bytes = await readBody(incoming, limitBytes);
  if (bytes === 'tooLarge') return { read: false, status: 413, message: `A body may have ${limitBytes} bytes.` };
  if (bytes === 'cutOff') return { read: false, status: 400, message: 'The body ended too early.' };
  return parseJson(bytes);
}

/** Refuses a body that is too large also where the endpoint would not look at it. */
export function claimsTooMuch(incoming: IncomingMessage, limitBytes = bodyLimitBytes): boolean {
  return Number(incoming.headers['content-length'] ?? 0) > limitBytes;
}

async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Uint8Array | 'tooLarge' | 'cutOff'> {
  if (claimsTooMuch(incoming, limitBytes + droppedBytes)) return 'tooLarge';
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    incoming.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limitBytes) parts.push(part);
      else parts.length = 0;
      if (size > limitBytes + droppedBytes) resolve('tooLarge');
    });
    incoming.once('end', () => resolve(size > limitBytes ? 'tooLarge' : Buffer.concat(parts)));
    incoming.once('error', () => resolve('cutOff'));
    incoming.once('close', () => resolve('cutOff'));
  });
}

/** Text to value. Keys that could reach an object's prototype are dropped, and what is nested too deeply is refused. */
export function parseJson(bytes: Uint8Array): JsonBody {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { read: true, value: withoutPrototypeKeys(value, 1) };
  } catch (error) {
    const message = error instanceof TooDeep ? `JSON may be nested ${depthLimit} deep.` : 'The body is not JSON.';
    return { read: false, status: 400, message };
  }
}

class TooDeep extends Error {}
const droppedKeys = new Set(['__proto__', 'constructor', 'prototype']);

function withoutPrototypeKeys(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > depthLimit) throw new TooDeep();
  if (Array.isArray(value)) return value.map((item) => withoutPrototypeKeys(item, depth + 1));
  const entries = Object.entries(value).filter(([key]) => !droppedKeys.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutPrototypeKeys(item, depth + 1)]));
}
