// Runs one adapter in a thread of its own. The web server starts it with the adapter's file and settings; it knows
// nothing else of the web server, and has no variables of its process.
import { parentPort, workerData } from 'node:worker_threads';
import type { AdapterMessage, AdapterThreadData, FaultPlace, HostMessage } from './adapterMessages.ts';

type Handler = (input: unknown, call: object) => unknown;
type Handlers = Record<string, Record<string, Handler>>;

class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** A request that failed. An adapter that does not catch it fails in the same way. */
class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly requestId: number;
  constructor(requestId: number) {
    super('The request of the adapter failed.');
    this.requestId = requestId;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (message: AdapterMessage) => parentPort?.postMessage(message);
const aborts = new Map<number, AbortController>();
const requests = new Map<number, (text: string | null) => void>();
const handlers = new Map<string, Handler>();
let lastRequestId = 0;
let settingTexts: readonly string[] = [];

async function start({ module, settings }: AdapterThreadData): Promise<void> {
  settingTexts = Object.values(settings);
  const { default: exported }: { default?: unknown } = await import(/* @vite-ignore */ module);
  const adapter = (typeof exported === 'function' ? await exported(settings) : exported) as Handlers | undefined;
  if (typeof adapter !== 'object') throw new Error('its file has no adapter as its default export');
  const services = Object.entries(adapter);
  for (const [, named] of services) for (const [name, handler] of Object.entries(named)) handlers.set(name, handler);
  const endpoints = Object.fromEntries(services.map(([service, named]) => [service, Object.keys(named)]));
  send({ kind: 'ready', endpoints });
}

async function run({ id, name, input, bearer, base, traceHeaders, deadlineMs }: HostMessage & { kind: 'call' }) {
  const abort = new AbortController();
  aborts.set(id, abort);
  const timer = setTimeout(() => abort.abort(new DOMException('deadline', 'TimeoutError')), deadlineMs);
  let host: string | undefined;
  try {
    const result = await handlers.get(name)?.(input, {
      base,
      bearer,
      signal: abort.signal,
      request: (endpoint: { name: string }, given: unknown, options: { bearer?: string | null } = {}) =>
        request(id, endpoint.name, given, options.bearer),
      fetch: (address: string | URL | Request, init: RequestInit = {}) => {
        const headers = new Headers(init.headers ?? (address instanceof Request ? address.headers : undefined));
        for (const [header, value] of Object.entries(traceHeaders)) headers.set(header, value);
        const signal = init.signal ? AbortSignal.any([init.signal, abort.signal]) : abort.signal;
        return fetch(address, { redirect: 'manual', ...init, headers, signal }).catch((error: unknown) => {
          host = namedHost(address instanceof Request ? address.url : String(address));
          throw error;
        });
      },
      refuse: (status: number, body: object) => new Refusal(status, body),
      report,
    });
    if (result instanceof Refusal) sendRefusal(id, result);
    // As a service's response, the result is JSON; what is not JSON, such as a function, does not arrive.
    else send({ kind: 'done', id, status: 200, text: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    if (error instanceof Refusal) sendRefusal(id, error);
    else if (abort.signal.aborted) send({ kind: 'timedOut', id });
    else if (error instanceof RequestFailure) send({ kind: 'failedAsRequest', id, requestId: error.requestId });
    else send({ kind: 'failed', id, ...placeOf(error), host });
  } finally {
    clearTimeout(timer);
    aborts.delete(id);
  }
}

function sendRefusal(id: number, { status, body }: Refusal): void {
  send({
    kind: 'done',
    id,
    status: Number.isInteger(status) && status >= 400 ? status : 500,
    text: JSON.stringify(body),
  });
}

/** Host of an address; undefined if no setting names it, because it may then hold a received value. */
function namedHost(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).host : '';
  return host !== '' && settingTexts.some((text) => text.includes(host)) ? host : undefined;
}

/** Reports a problem by its name, and never a received text. */
function report(problem: unknown): void {
  send({
    kind: 'report',
    problem: typeof problem === 'string' && /^[A-Za-z]{1,60}$/.test(problem) ? problem : 'unnamed',
  });
}

function request(id: number, name: string, input: unknown, bearer: string | null | undefined): Promise<unknown> {
  const requestId = ++lastRequestId;
  return new Promise((resolve, reject) => {
    requests.set(requestId, (text) => {
      if (text === null) reject(new RequestFailure(requestId));
      else resolve(JSON.parse(text));
    });
    send({ kind: 'request', id, requestId, name, input, bearer });
  });
}

/** Name and place of an error, without its message, which may hold received values. */
function placeOf(error: unknown): FaultPlace {
  if (!(error instanceof Error)) return { error: typeof error, at: null };
  const { name, message, stack = '' } = error;
  // The message comes first, and may itself have lines that look like places.
  const begin = message === '' ? 0 : stack.indexOf(message) + message.length;
  const line = stack
    .slice(begin)
    .split('\n')
    .find((one) => one.startsWith('    at '));
  return {
    error: systemErrorOf(error.cause) ?? (/^\w{1,60}$/.test(name) ? name : 'Error'),
    at: line?.slice(7, 300) ?? null,
  };
}

/** Code of the system's error behind a failed `fetch`, such as `ECONNREFUSED`, which has no place in the adapter. */
function systemErrorOf(cause: unknown): string | null {
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' && /^(?:E[A-Z]{2,20}|UND_ERR_[A-Z_]{1,40})$/.test(code) ? code : null;
}

const reportFault = (error: unknown) => send({ kind: 'fault', ...placeOf(error) });
process.on('unhandledRejection', reportFault);
process.on('uncaughtException', reportFault);

parentPort?.on('message', (message: HostMessage) => {
  switch (message.kind) {
    case 'call':
      void run(message);
      break;
    case 'abort':
      aborts.get(message.id)?.abort(new DOMException('deadline', 'TimeoutError'));
      break;
    case 'ping':
      send({ kind: 'pong' });
      break;
    case 'response':
      requests.get(message.requestId)?.(message.text);
      requests.delete(message.requestId);
      break;
  }
});

start(workerData as AdapterThreadData).catch((error: unknown) =>
  // At the start nothing was received yet, and the message says which setting is missing.
  send({ kind: 'notReady', problem: error instanceof Error ? error.message.slice(0, 300) : 'it threw no error' }),
);
