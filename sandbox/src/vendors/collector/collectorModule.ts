import {
  collectorLimits,
  collectorPaths,
  replayBody,
  sessionStatusHeader,
  spansBody,
  telemetryBody,
} from '@foyer/contract/collector';
import { parseInput } from '@foyer/contract/parseInput';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { apiHeaders, errorResponse } from '../../kernel/apiResponse.ts';
import { readJsonBody } from '../../kernel/jsonBody.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import type { Collector } from './collector.ts';

/** Simulates the telemetry vendor's collector for browser items, server spans and session recordings. */
export function collectorModule({ activity }: Pick<SandboxContext, 'activity'>, collector: Collector): SandboxModule {
  const app = new Hono<{ Bindings: HttpBindings }>();

  function take<S extends v.GenericSchema>(
    kind: keyof typeof collectorPaths,
    schema: S,
    limit: number,
    store: (body: v.InferOutput<S>) => void,
  ): void {
    app.post(`/collector${collectorPaths[kind]}`, async (context) => {
      const body = await readJsonBody(context.env.incoming, limit);
      if (!body.read) return errorResponse(body.status, { message: body.message });
      const read = parseInput(schema, body.value);
      if (!read.success) return errorResponse(400, { message: 'Not what this collector takes.' });
      // Server data always succeeds, because the specification has no rule for its failures.
      const response: ReturnType<Collector['nextResponse']> =
        kind === 'spans' ? { status: 202 } : collector.nextResponse(kind);
      activity.note({ source: 'collectors', what: `${kind} ${response.status}`, facts: factsOf(read.output) });
      if (response.status === 'silent') return new Promise<Response>(() => undefined);
      if (response.status === 202) store(read.output);
      return new Response(null, {
        status: response.status,
        headers: {
          ...apiHeaders,
          ...(response.invalidSession === true ? { [sessionStatusHeader]: 'invalid' } : {}),
          ...(response.retryAfter === undefined ? {} : { 'retry-after': response.retryAfter }),
        },
      });
    });
  }
  take('telemetry', telemetryBody, collectorLimits.telemetry, (body) => collector.takeTelemetry(body));
  take('spans', spansBody, collectorLimits.telemetry, ({ resourceSpans }) => collector.takeSpans(resourceSpans));
  take('replay', replayBody, collectorLimits.replay, (body) => collector.takeReplay(body));

  return { name: 'collector', pages: { services: app as unknown as Hono } };
}

/** Summarises a body; the collector stores the items themselves. */
function factsOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  return Object.entries(body)
    .flatMap(([name, value]) => (Array.isArray(value) && value.length > 0 ? [`${value.length} ${name}`] : []))
    .join(', ');
}
