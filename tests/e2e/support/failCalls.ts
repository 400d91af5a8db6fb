import type { Page } from '@playwright/test';

/**
 * Ways in which a call of the page fails.
 * - `throttled`: 429 with `Retry-After`; `throttledOnly`: without
 * - `late`: the service acts, and its response comes after the deadline
 * - `everySecond`: every call with an odd number of its path fails
 */
export const callFaults = [
  'refused',
  'throttled',
  'throttledOnly',
  'broken',
  'silent',
  'hangingBody',
  'truncatedBody',
  'wrongShape',
  'late',
] as const;
/**
 * Faults of a call that says nothing when it fails: one for each outcome of the API client, whose own tests show that the
 * other faults have the same one.
 */
export const silentFaults = [
  'throttled',
  'broken',
  'hangingBody',
  'truncatedBody',
  'wrongShape',
  'late',
] as const satisfies readonly CallFault[];
export type CallFault = (typeof callFaults)[number] | 'everySecond';

/** Lets calls of the page fail in its own process, which reaches what no server can do, such as half a body. */
export interface FailingCalls {
  /** @param of the call that fails; every call of the page without it */
  start(fault: CallFault, of?: { method: string; path: string }): Promise<void>;
  /** Paths of the calls that have failed since the start. */
  failed(): Promise<readonly string[]>;
  /** Calls are sent again. */
  end(): Promise<void>;
}

/** Pattern of the method and path of an endpoint’s calls. */
export const callOf = ({ method, path }: { method: string; path: string }): string =>
  `^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`;

/** Prepares the page before its first document. Reports and measurements fail only where they are named. */
export async function failCalls(page: Page): Promise<FailingCalls> {
  await page.addInitScript(replaceFetch);
  return {
    // The name of a window stays when its document loads again.
    start: (fault, of) =>
      page.evaluate((state) => void (window.name = JSON.stringify(state)), {
        fault,
        call: of && callOf(of),
        failed: [],
      }),
    failed: () =>
      page
        .evaluate(() => (window.name === '' ? [] : (JSON.parse(window.name) as { failed: string[] }).failed))
        // The document is about to change; its name stays.
        .catch(() => []),
    end: () => page.evaluate(() => void (window.name = '')),
  };
}

/** Runs in the page, and not in its frames, which have names of their own. */
function replaceFetch(): void {
  if (window !== window.top) return;
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
  const calls = new Map<string, number>();
  const responses: Record<string, (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>> = {
    refused: async () => json(403, { message: 'Refused' }),
    throttled: async () => json(429, { message: 'Too many calls.' }, { 'retry-after': '1' }),
    throttledOnly: async () => json(429, { message: 'Too many calls.' }),
    broken: async () => json(500, { message: 'Broken' }),
    silent: (_input, init) => untilAborted(init?.signal),
    hangingBody: async (_input, init) =>
      cut((stream) =>
        init?.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError'))),
      ),
    truncatedBody: async () => cut((stream) => stream.error(new TypeError('network error'))),
    wrongShape: async () => json(200, { nothing: 'known' }),
    async everySecond(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      const number = (calls.get(pathname) ?? 0) + 1;
      calls.set(pathname, number);
      return number % 2 === 1 ? json(500, { message: 'Broken' }) : send(input, init);
    },
    late: (input, init) => {
      const { signal, ...sent } = init ?? {};
      const response = send(input, sent);
      response.catch(() => undefined);
      return Promise.race([
        untilAborted(signal),
        new Promise<Response>((resolve) => {
          setTimeout(() => resolve(response), 40_000);
        }),
      ]);
    },
  };
  window.fetch = (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, window.location.href).pathname;
    if (window.name === '') return send(input, init);
    const state = JSON.parse(window.name) as { fault: string; call?: string; failed: string[] };
    const isMeant =
      state.call === undefined
        ? path.startsWith('/api/') && !/^\/api\/(?:report|telemetry)/.test(path)
        : new RegExp(state.call).test(`${init?.method ?? 'GET'} ${path}`);
    const respond = responses[state.fault];
    if (!isMeant || respond === undefined) return send(input, init);
    window.name = JSON.stringify({ ...state, failed: [...state.failed, path] });
    return respond(input, init);
  };
}
