import { brands } from '@foyer/brands/brands';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { CallLimits } from '../server/callLimit.server.ts';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { createTelemetryRelay } from '../services/telemetry/createTelemetryRelay.server.ts';
import { createCspReport } from '../services/telemetry/cspReport.server.ts';
import { replayPath, telemetryPath } from '../services/telemetry/telemetryPaths.ts';
import { isSameOriginPost } from './isSameOriginPost.server.ts';

/** The client's protocol is the vendor's (202 with a header, bodies of a megabyte), so these calls are not `apiRoute`s. */
export function mountTelemetry(
  app: Hono<{ Bindings: HttpBindings }>,
  { collectorUrl, publicScheme, serviceCredentials, vendors }: Configuration,
  clientOf: ClientConnectionOf,
  limits: CallLimits,
): void {
  if (collectorUrl === null) return;
  const relay = createTelemetryRelay(collectorUrl, limits, serviceCredentials.headersOf('collector'));
  const mount = (path: string, kind: 'telemetry' | 'replay') =>
    app.post(path, async (context) => {
      if (!isSameOriginPost(context, publicScheme))
        return context.json({ message: 'The call came from another site.' }, 403);
      return relay(kind, context.req.raw, clientOf(context.env.incoming).address);
    });
  mount(telemetryPath, 'telemetry');
  if (brands.some(({ id }) => vendors.replayOf(id) === 'collector')) mount(replayPath, 'replay');
}

/** Endpoint for violation reports of the security policy; named in `Reporting-Endpoints`. */
export const policyReportPath = '/api/csp-report';

/** Browsers send these reports without the site's headers. The endpoint only writes to the log. */
export function mountPolicyReports(
  app: Hono<{ Bindings: HttpBindings }>,
  log: Log,
  clientOf: ClientConnectionOf,
  limits: CallLimits,
): void {
  const response = createCspReport(log, limits);
  app.post(policyReportPath, (context) => response(context.req.raw, clientOf(context.env.incoming).address));
}
