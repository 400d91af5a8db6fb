import type { Page } from '@playwright/test';

/** Ways in which a call of the page fails. `late` responds after its deadline. */
export const callFaults = [
  'refused',
  'throttled',
  'broken',
  'silent',
  'hangingBody',
  'truncatedBody',
  'wrongShape',
  'late',
] as const;
export type CallFault = (typeof callFaults)[number];

/** Lets calls of the page fail in its own process, which reaches what no server can do, such as half a body. */
export interface FailingCalls {
  start(fault: CallFault): Promise<void>;
  /** Calls are sent again. Returns the paths of the failed ones. */
  end(): Promise<readonly string[]>;
}

/** Prepares the page before its first document. Reports and measurements never fail. */
export async function failCalls(page: Page): Promise<FailingCalls> {
  await page.addInitScript(replaceFetch);
  return {
    // The name of a window stays when its document loads again.
    start: (fault) => page.evaluate((name) => void (window.name = name), fault),
    end: () =>
      page.evaluate(() => {
        const [, ...failed] = window.name.split(' ');
        window.name = '';
        return failed;
      }),
  };
}

/** Runs in the page. */
function replaceFetch(): void {
  const send = window.fetch.bind(window);
  const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });
  const untilAborted = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  const cut = (end: (stream: ReadableStreamDefaultController) => void) =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"half":'));
          end(stream);
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  const responses: Record<string, (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>> = {
    refused: async () => json(403, { message: 'Refused' }),
    throttled: async () => json(429, { message: 'Too many calls.' }, { 'retry-after': '1' }),
    broken: async () => json(500, { message: 'Broken' }),
    silent: (_input, init) => untilAborted(init?.signal),
    hangingBody: async (_input, init) =>
      cut((stream) =>
        init?.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError'))),
      ),
    truncatedBody: async () => cut((stream) => stream.error(new TypeError('network error'))),
    wrongShape: async () => json(200, { nothing: 'known' }),
    late: (input, init) =>
      Promise.race([
        untilAborted(init?.signal),
        new Promise<Response>((resolve) => {
          setTimeout(() => resolve(send(input, init)), 40_000);
        }),
      ]),
  };
  window.fetch = (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, window.location.href).pathname;
    const respond = responses[window.name.split(' ')[0] ?? ''];
    if (respond === undefined || !path.startsWith('/api/') || /^\/api\/(?:report|telemetry)/.test(path))
      return send(input, init);
    window.name += ` ${path}`;
    return respond(input, init);
  };
}
