import type { CallResult } from '@foyer/contract/endpoint';
import { parseJson } from './parseJson.ts';

/** Limits of a body for which a call names no others. */
const defaultMaxBytes = 8 * 1024;
const defaultMaxValues = 2000;
const depthLimit = 32;
const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

export type JsonBodyResult = CallResult<unknown, { status: 400 | 413 | 415; message: string }>;

interface BodyLimits {
  /** Content type; by default JSON. */
  type?: RegExp;
  maxBytes?: number | undefined;
  /** Maximum number of entries of all lists and objects, which parsing and validation take time for. */
  maxValues?: number;
}

/** Parses the JSON body of a request. Limits its size, refuses compression, drops `__proto__`. Never throws. */
export async function readJsonBody(
  request: Request,
  { type: wantedType = jsonType, maxBytes: limit = defaultMaxBytes, maxValues = defaultMaxValues }: BodyLimits = {},
): Promise<JsonBodyResult> {
  const type = request.headers.get('content-type') ?? '';
  if (!wantedType.test(type)) return { ok: false, status: 415, message: 'Send application/json.' };
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    return { ok: false, status: 415, message: 'Compressed bodies are not taken.' };
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return tooLarge(limit);
      chunks.push(chunk);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    const message = structureProblem(text, maxValues);
    return message === null ? { ok: true, value: parseJson(text) } : { ok: false, status: 400, message };
  } catch {
    return { ok: false, status: 400, message: 'The body is not JSON.' };
  }
}

const tooLarge = (limit: number): JsonBodyResult => ({
  ok: false,
  status: 413,
  message: `The body is larger than ${Math.floor(limit / 1024)} KiB.`,
});

/** Counts brackets and commas outside strings, so that a deep or long body is refused before the parser reads it. */
function structureProblem(text: string, maxValues: number): string | null {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
      if (depth > depthLimit) return 'The body is nested too deeply.';
    } else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',') values += 1;
    if (values > maxValues) return 'The body has too many values.';
  }
  return null;
}
