import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { adapterEndpoints } from '@foyer/contract/serviceEndpoints';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { AdapterRequest } from './adapterMessages.ts';
import type { AdapterThread } from './adapterThread.server.ts';

/** The failures that a service with the same fault would cause. */
type AdapterFailure =
  | { kind: 'broken'; status: number; code: null; message: string; retryAfter: null }
  | { kind: 'malformed'; problem: string }
  | { kind: 'timeout' | 'unreachable' };

/**
 * Has an adapter respond in place of a service.
 * @param direct calls the service without the adapter
 * @returns what a service would have sent, or a failure
 */
export async function callAdapter<Failure>(
  thread: Pick<AdapterThread, 'run'>,
  { service }: AnyEndpoint,
  request: AdapterRequest,
  signal: AbortSignal,
  direct: (
    endpoint: AnyEndpoint,
    input: never,
    options: { bearer: string | null },
  ) => Promise<Result<unknown, Failure>>,
): Promise<Result<{ status: number; text: string }, Failure | AdapterFailure>> {
  const outcome = await thread.run<Failure | AdapterFailure>(
    request,
    signal,
    async (name, input, bearer = request.bearer) => {
      const wanted = adapterEndpoints.find((one) => one.service === service && one.name === name);
      return wanted === undefined
        ? failed({ kind: 'malformed', problem: 'a request to another service' })
        : direct(wanted, input as never, { bearer });
    },
  );
  switch (outcome.kind) {
    case 'response':
      return success(outcome);
    case 'failedAsRequest':
      return failed(outcome.failure);
    case 'failed':
      return failed({ kind: 'broken', status: 500, code: null, message: '', retryAfter: null });
    case 'timedOut':
      return failed({ kind: 'timeout' });
    case 'stopped':
      return failed({ kind: signal.aborted ? 'timeout' : 'unreachable' });
  }
}
