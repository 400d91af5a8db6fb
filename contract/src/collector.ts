import * as v from 'valibot';

/**
 * Bodies that the telemetry client (Grafana Faro) and the server's tracer send to a collector. Only fields that Foyer
 * reads are described; others pass through.
 */
const items = v.optional(v.array(v.looseObject({})), []);

/** One body of the browser client: items with shared data about page, session and browser. */
export const telemetryBody = v.looseObject({
  meta: v.looseObject({ session: v.optional(v.looseObject({ id: v.optional(v.string()) })) }),
  exceptions: items,
  logs: items,
  measurements: items,
  events: items,
  traces: v.optional(v.looseObject({ resourceSpans: items })),
});
export type TelemetryBody = v.InferOutput<typeof telemetryBody>;

/** Spans of servers in the JSON form of OTLP. */
export const spansBody = v.looseObject({ resourceSpans: v.array(v.looseObject({})) });

/** A chunk of a recorded session. `uid` is null for an anonymous visitor. */
export const replayBody = v.object({
  recordingId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  uid: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  // The length is checked before the entries.
  events: v.pipe(
    v.array(v.unknown()),
    v.maxLength(2000),
    v.array(v.looseObject({ type: v.number(), timestamp: v.number() })),
  ),
});
export type ReplayBody = v.InferOutput<typeof replayBody>;

/** Paths below the collector's base. */
export const collectorPaths = { telemetry: '/collect', spans: '/v1/traces', replay: '/replay' } as const;

/** With 202 and the value `invalid` the client begins a new session. */
export const sessionStatusHeader = 'x-faro-session-status';

/** Maximum body sizes in bytes. Clients stay below; a snapshot of a long page is the largest. */
export const collectorLimits = { telemetry: 1024 * 1024, replay: 2 * 1024 * 1024 } as const;
