import { addressOf } from '@foyer/contract/endpoint';
import type { AnyEndpoint, CheckedInput, ResponseBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Maximum number of tries within the deadline: a refused connection or a failure is tried once more. */
const maxTries = 2;

/**
 * Calls a service of the sandbox over HTTP like another process, so that every fault applies. Returns null if there is no
 * valid response within the deadline. Never rejects, and reports nothing that was sent or received.
 * @param origin origin of the service, without a slash at its end
 */
export async function callOwnService<E extends AnyEndpoint>(
  origin: string,
  endpoint: E,
  { body, timeoutMs }: { body: CheckedInput<E> extends { body: infer Body } ? Body : never; timeoutMs: number },
): Promise<ResponseBody<E> | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let turn = 0; turn < maxTries; turn += 1) {
    try {
      const response = await fetch(`${origin}${addressOf(endpoint, {})}`, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        continue;
      }
      const read = v.safeParse(endpoint.response, await response.json());
      return read.success ? (read.output as ResponseBody<E>) : null;
    } catch {
      if (signal.aborted) break;
    }
  }
  return null;
}
