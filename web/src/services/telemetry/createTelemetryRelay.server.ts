import {
  collectorLimits,
  collectorPaths,
  replayBody,
  sessionStatusHeader,
  telemetryBody,
} from '@foyer/contract/collector';
import { parseInput } from '@foyer/contract/parseInput';
import { Counter, register } from 'prom-client';
import type { CallLimits } from '../../server/callLimit.server.ts';
import { readJsonBody } from '../../server/readJsonBody.server.ts';

const deadlineMs = 5000;
/** A snapshot of a long page has the most values. */
const maxValues = { telemetry: 20_000, replay: 150_000 } as const;
const schemas = { telemetry: telemetryBody, replay: replayBody } as const;

/**
 * Forwards telemetry, so that browsers only connect to this origin. Passes the collector's session and rate-limit
 * responses on; when the collector fails, the body is dropped and counted, without an error in the browser.
 */
export function createTelemetryRelay(
  collectorUrl: string,
  limits: CallLimits,
  credentials: Readonly<Record<string, string>> = {},
) {
  // A tab sends once per second, errors four times.
  const limit = limits.limitOf('telemetry', { calls: 300, seconds: 60 });
  const known = register.getSingleMetric('foyer_telemetry_bodies_total') as Counter<'kind' | 'result'> | undefined;
  const count =
    known ??
    new Counter({
      name: 'foyer_telemetry_bodies_total',
      help: 'Bodies of browsers for the collector: taken, slowed, or lost.',
      labelNames: ['kind', 'result'],
    });

  return async (kind: keyof typeof schemas, request: Request, address: string): Promise<Response> => {
    const response = (
      status: number,
      result: 'taken' | 'slowed' | 'lost' | 'refused',
      headers: Record<string, string> = {},
    ) => {
      count.inc({ kind, result });
      return new Response(null, { status, headers });
    };
    const waitSeconds = await limit.waitSeconds(address);
    if (waitSeconds !== null) return response(429, 'slowed', { 'retry-after': String(waitSeconds) });
    const body = await readJsonBody(request, { maxBytes: collectorLimits[kind], maxValues: maxValues[kind] });
    if (!body.ok) return response(body.status, 'refused');
    const read = parseInput(schemas[kind], body.value);
    if (!read.success) return response(400, 'refused');
    const collectorResponse = await fetch(collectorUrl + collectorPaths[kind], {
      method: 'POST',
      headers: { ...credentials, 'content-type': 'application/json' },
      body: JSON.stringify(read.output),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    }).catch(() => null);
    await collectorResponse?.body?.cancel();
    if (collectorResponse?.status === 429) {
      const wait = collectorResponse.headers.get('retry-after');
      return response(429, 'slowed', wait !== null && /^[\w ,:]{1,40}$/.test(wait) ? { 'retry-after': wait } : {});
    }
    // A recorder must learn that identifying the player failed (TE-05).
    if (collectorResponse === null || !collectorResponse.ok) return response(kind === 'replay' ? 503 : 202, 'lost');
    return response(
      202,
      'taken',
      collectorResponse.headers.get(sessionStatusHeader) === 'invalid' ? { [sessionStatusHeader]: 'invalid' } : {},
    );
  };
}
