/** Maximum body size of a call to `/api/*`, in bytes. */
export const bodyLimit = 64 * 1024;
const depthLimit = 32;
const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

export type JsonBodyResult = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; message: string };

/** Parses the JSON body of a request. Limits size and depth, refuses compression and `__proto__`. Never throws. */
export async function readJsonBody(
  request: Request,
  wantedType = jsonType,
  limit = bodyLimit,
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
    if (isTooDeep(text)) return { ok: false, status: 400, message: 'The body is nested too deeply.' };
    return { ok: true, value: JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)) };
  } catch {
    return { ok: false, status: 400, message: 'The body is not JSON.' };
  }
}

const tooLarge = (limit: number): JsonBodyResult => ({
  ok: false,
  status: 413,
  message: `The body is larger than ${Math.floor(limit / 1024)} KiB.`,
});

/** Counts brackets outside strings, so that a deep body is refused before the parser recurses. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > depthLimit) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
