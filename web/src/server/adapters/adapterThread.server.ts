import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.server.ts';
import type { AdapterMessage, AdapterRequest, AdapterThreadData, FaultPlace, HostMessage } from './adapterMessages.ts';

/** What an adapter made of a call. `failedAsRequest` holds the value with which `request` failed. */
export type AdapterOutcome<Failure> =
  | { kind: 'response'; status: number; text: string }
  | { kind: 'failedAsRequest'; failure: Failure }
  | { kind: 'failed' | 'timedOut' }
  /** It computes without a pause, or has ended. */
  | { kind: 'stopped' };

export type AdapterRequestRunner<Failure> = (
  name: string,
  input: unknown,
  bearer: string | null | undefined,
) => Promise<{ ok: true; value: unknown } | { ok: false; failure: Failure }>;

export interface AdapterThread {
  /** Names of endpoints by service, as the adapter exports them. */
  readonly endpoints: Record<string, readonly string[]>;
  run<Failure>(
    request: AdapterRequest,
    signal: AbortSignal,
    onRequest: AdapterRequestRunner<Failure>,
  ): Promise<AdapterOutcome<Failure>>;
  stop(): Promise<void>;
}

export interface AdapterThreadDeps {
  /** Built file or source of `adapterHost.server.ts`. */
  host: URL;
  name: string;
  data: AdapterThreadData;
  log: Pick<Log, 'warn' | 'error'>;
  /** Passes on what the adapter prints; never in production, because it may print received values. */
  showsOutput: boolean;
  startDeadlineMs?: number;
  /** Time without a sign of life, while calls wait, after which the thread is replaced. */
  silenceMs?: number;
}

interface Pending {
  settle(outcome: AdapterOutcome<unknown>): void;
  onRequest: AdapterRequestRunner<unknown>;
  failures: Map<number, unknown>;
}

const maxRestartDelayMs = 30_000;
const reportPauseMs = 60_000;
const maxReports = 50;
/** Enough for a list of all games in several shapes. */
const maxHeapMb = 256;

/**
 * Starts an adapter in a thread of its own. A thread that ends or computes without a pause is replaced; its calls have
 * the outcome `stopped`.
 * @throws a sentence when the adapter cannot be loaded
 */
export async function startAdapterThread({
  host,
  name,
  data,
  log,
  showsOutput,
  startDeadlineMs = 10_000,
  silenceMs = 3000,
}: AdapterThreadDeps): Promise<AdapterThread> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let lastMessageAt = performance.now();
  let checkedAt = lastMessageAt;
  let restartDelayMs = 0;
  let isStopping = false;
  let worker: Worker | null = null;
  let watch: NodeJS.Timeout | null = null;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const post = (message: HostMessage) => worker?.postMessage(message);
  const logFault = ({ error, at, host: server }: FaultPlace) =>
    log.warn({ adapter: name, error, at, ...(server !== undefined && { host: server }) }, 'ADAPTER_FAULT');

  const reportedAt = new Map<string, number>();
  function logReport(problem: string): void {
    const now = performance.now();
    if (now - (reportedAt.get(problem) ?? -Infinity) < reportPauseMs) return;
    // The adapter chooses the names, so that nothing else bounds their number.
    if (reportedAt.size >= maxReports) reportedAt.clear();
    reportedAt.set(problem, now);
    log.warn({ adapter: name, problem }, 'ADAPTER_REPORT');
  }

  function endCalls(): void {
    for (const { settle } of pending.values()) settle({ kind: 'stopped' });
  }

  function checkSilence(): void {
    if (pending.size === 0) {
      clearInterval(watch ?? undefined);
      watch = null;
      return;
    }
    const now = performance.now();
    // This thread was busy itself, and messages of the adapter wait.
    if (now - checkedAt > silenceMs / 2) lastMessageAt = now;
    checkedAt = now;
    if (now - lastMessageAt < silenceMs) {
      post({ kind: 'ping' });
      return;
    }
    log.error({ adapter: name, silenceMs }, 'ADAPTER_BLOCKED');
    void worker?.terminate();
  }

  function onMessage(message: AdapterMessage): void {
    lastMessageAt = performance.now();
    restartDelayMs = 0;
    switch (message.kind) {
      case 'done':
        pending.get(message.id)?.settle({ kind: 'response', status: message.status, text: message.text });
        break;
      case 'failed':
        if (!pending.has(message.id)) break;
        logFault(message);
        pending.get(message.id)?.settle({ kind: 'failed' });
        break;
      case 'timedOut':
        pending.get(message.id)?.settle({ kind: 'timedOut' });
        break;
      case 'failedAsRequest': {
        const call = pending.get(message.id);
        call?.settle({ kind: 'failedAsRequest', failure: call.failures.get(message.requestId) });
        break;
      }
      case 'request':
        void runRequest(message);
        break;
      case 'report':
        logReport(message.problem);
        break;
      case 'fault':
        logFault(message);
        break;
      default:
        break;
    }
  }

  async function runRequest({ id, requestId, name: endpoint, input, bearer }: AdapterMessage & { kind: 'request' }) {
    const call = pending.get(id);
    const result = await call?.onRequest(endpoint, input, bearer);
    if (call !== undefined && result?.ok === false) call.failures.set(requestId, result.failure);
    post({ kind: 'response', requestId, text: result?.ok === true ? (JSON.stringify(result.value) ?? 'null') : null });
  }

  /** Resolves when the adapter is loaded; rejects with a sentence. */
  function start(): Promise<Record<string, readonly string[]>> {
    return new Promise((resolve, reject) => {
      const started = new Worker(host, {
        name: `adapter ${name}`,
        workerData: data,
        // Nothing of this process: its variables hold secrets and the addresses of other services.
        env: {},
        execArgv: [],
        argv: [],
        stdout: !showsOutput,
        stderr: !showsOutput,
        resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      });
      if (!showsOutput) for (const output of [started.stdout, started.stderr]) output.resume();
      const late = setTimeout(() => {
        reject(new Error(`it was not loaded within ${startDeadlineMs / 1000} s`));
        void started.terminate();
      }, startDeadlineMs);
      started.on('message', (message: AdapterMessage) => {
        if (message.kind === 'ready') {
          clearTimeout(late);
          worker = started;
          // A thread alone does not keep the process running.
          started.unref();
          resolve(message.endpoints);
        } else if (message.kind === 'notReady') {
          reject(new Error(message.problem));
          void started.terminate();
        } else onMessage(message);
      });
      started.on('error', (error: NodeJS.ErrnoException) =>
        log.error({ adapter: name, error: error.code ?? error.name }, 'ADAPTER_ENDED'),
      );
      started.on('exit', () => {
        clearTimeout(late);
        reject(new Error('its thread ended'));
        if (worker !== started) return;
        worker = null;
        endCalls();
        restart();
      });
    });
  }

  function restart(): void {
    if (isStopping) return;
    setTimeout(() => {
      if (!isStopping) start().then(() => (lastMessageAt = performance.now()), restart);
    }, restartDelayMs).unref();
    restartDelayMs = Math.min(maxRestartDelayMs, Math.max(500, restartDelayMs * 2));
  }

  const endpoints = await start();
  return {
    endpoints,
    run(request, signal, onRequest) {
      if (worker === null || signal.aborted) return Promise.resolve({ kind: 'stopped' });
      const id = ++lastId;
      return new Promise((resolve) => {
        const onAbort = () => {
          post({ kind: 'abort', id });
          settle({ kind: 'stopped' });
        };
        function settle(outcome: AdapterOutcome<unknown>): void {
          pending.delete(id);
          signal.removeEventListener('abort', onAbort);
          resolve(outcome as Parameters<typeof resolve>[0]);
        }
        signal.addEventListener('abort', onAbort);
        // Requests of the adapter belong to the trace of this call.
        const inThisContext = AsyncLocalStorage.snapshot();
        pending.set(id, {
          settle,
          failures: new Map(),
          onRequest: (...given) => inThisContext(() => onRequest(...given)),
        });
        if (watch === null) {
          lastMessageAt = checkedAt = performance.now();
          watch = setInterval(checkSilence, silenceMs / 4).unref();
        }
        try {
          post({ kind: 'call', id, ...request });
        } catch {
          settle({ kind: 'failed' });
        }
      });
    },
    async stop() {
      isStopping = true;
      clearInterval(watch ?? undefined);
      endCalls();
      await worker?.terminate();
    },
  };
}
