import { ApiRefusal, apiRoute } from '../server/apiRoute.server.ts';
import { createCallLimit } from '../server/callLimit.server.ts';
import type { CallLimit } from '../server/callLimit.server.ts';
import { cleanFacts } from './cleanFacts.ts';
import { postReport } from './reportApi.ts';

let limit: CallLimit | null = null;

/** Writes what browsers report to the log, each under its name (S8). */
export const reportRoutes = [
  apiRoute(postReport, async ({ body }, { ipAddress, reportFromBrowser }) => {
    limit ??= createCallLimit({ calls: 60, seconds: 60 });
    const waitSeconds = await limit.waitSeconds(ipAddress);
    if (waitSeconds !== null) return new ApiRefusal(429, { message: 'Too many reports.' }, String(waitSeconds));
    for (const { name, facts } of body.reports) reportFromBrowser(name, { facts: cleanFacts(facts) });
    return { taken: body.reports.length };
  }),
];
