import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Log } from '../server/log.server.ts';
import { redactAddress } from '../server/log.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import { createCallLimit } from '../telemetry/callLimit.server.ts';

/** Where browsers send what the security policy stopped; named in `Reporting-Endpoints`. */
export const policyReportPath = '/api/csp-report';

const text = v.fallback(v.pipe(v.string(), v.transform((given) => given.slice(0, 200))), '');
const reports = v.array(v.object({ type: v.literal('csp-violation'), body: v.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }) }));

/** Browsers post these by themselves, so they carry no header of ours; they change nothing but the log. */
export function mountPolicyReports(app: Hono<{ Bindings: HttpBindings }>, log: Log): void {
  const limit = createCallLimit();
  app.post(policyReportPath, async (context) => {
    if (!(await limit.mayCall(context.env.incoming.socket.remoteAddress ?? ''))) return context.json({ message: 'Too many reports.' }, 429);
    const body = await readJsonBody(context.req.raw, /^application\/reports\+json$/i);
    if (!body.ok) return context.json({ message: body.message }, body.status);
    const read = v.safeParse(reports, body.value);
    if (!read.success) return context.json({ message: 'Not a report of the security policy.' }, 400);
    for (const { body: facts } of read.output.slice(0, 10)) {
      log.warn({ directive: facts.effectiveDirective, blocked: redactAddress(facts.blockedURL), source: redactAddress(facts.sourceFile) }, 'POLICY_VIOLATION');
    }
    return context.body(null, 204);
  });
}
