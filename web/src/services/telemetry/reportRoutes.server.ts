import { cleanFacts } from '../../base/cleanFacts.ts';
import { ApiRefusal, apiRoute } from '../api/apiRoute.server.ts';
import { postReport } from './reportApi.ts';

const reportsPerAddress = { calls: 60, seconds: 60 };

/** Logs reports of browsers by their name (S8). */
export const reportRoutes = [
  apiRoute(postReport, async ({ body }, { ipAddress, limits, reportFromBrowser }) => {
    const waitSeconds = await limits.limitOf('reports', reportsPerAddress).waitSeconds(ipAddress);
    if (waitSeconds !== null) return new ApiRefusal(429, { message: 'Too many reports.' }, String(waitSeconds));
    for (const { name, facts } of body.reports) reportFromBrowser(name, { facts: cleanFacts(facts) });
    return { taken: body.reports.length };
  }),
];
