import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import type { Log } from '../server/log.server.ts';
import { createCspReport } from '../telemetry/cspReport.server.ts';

/** Where browsers send what the security policy stopped; named in `Reporting-Endpoints`. */
export const policyReportPath = '/api/csp-report';

/** Browsers post these by themselves, so they carry no header of ours; they change nothing but the log. */
export function mountPolicyReports(
  app: Hono<{ Bindings: HttpBindings }>,
  log: Log,
  clientOf: ClientConnectionOf,
): void {
  const response = createCspReport({ log });
  app.post(policyReportPath, (context) => response(context.req.raw, clientOf(context.env.incoming).address));
}
