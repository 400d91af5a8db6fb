/** Timeout of one call, in milliseconds. */
const timeoutMs = 8000;

/** Sends a call of the frame to its server. */
export const playRequest = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs), cache: 'no-store', credentials: 'omit' });

export const postOf = (body: unknown, sessionId?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` }),
  },
});
