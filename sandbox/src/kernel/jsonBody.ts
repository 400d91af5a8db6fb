import type { IncomingMessage } from 'node:http';

export const bodyLimitBytes = 64 * 1024;
const depthLimit = 32;
/**
 * Bytes of an oversized body that are read and dropped: a client that is cut off while sending never reads the
 * response.
 */
const droppedBytes = 512 * 1024;

export type JsonBody = { read: true; value: unknown } | { read: false; status: 400 | 413 | 415; message: string };

/** Reads a body as JSON. Does not buffer an oversized body, and stops reading a much larger one. */
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

/** Returns true for an oversized body, even if the endpoint would ignore it. */
export function isTooLarge(incoming: IncomingMessage, limitBytes = bodyLimitBytes): boolean {
  return Number(incoming.headers['content-length'] ?? 0) > limitBytes;
}

async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Uint8Array | 'tooLarge' | 'cutOff'> {
  if (isTooLarge(incoming, limitBytes + droppedBytes)) return 'tooLarge';
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

/** Parses JSON. Drops keys that could reach an object's prototype, and refuses deep nesting. */
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
