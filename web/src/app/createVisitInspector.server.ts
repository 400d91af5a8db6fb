import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';
import { visitReportPath } from '../features/inspector/visitReport.ts';
import type { VisitFactReason, VisitReport } from '../features/inspector/visitReport.ts';
import type { PageCache } from '../server/pageCache.server.ts';
import { sendText } from '../server/sendText.server.ts';
import type { Visit } from '../services/market/visit.ts';
import type { VisitReasons, VisitResolver } from '../services/market/visitResolver.server.ts';
import type { RequestFacts } from './createRequestHandler.server.ts';
import { readPagePath } from './page/readPagePath.ts';
import { pageKey } from './pageKey.server.ts';
import type { PageReceiver } from './visitHeaders.server.ts';

interface VisitInspectorDeps {
  /** False with real services, where the report does not exist. */
  isSandbox: boolean;
  reasons: VisitResolver['reasons'];
  pages: Pick<PageCache, 'peek'>;
  release: string;
  clock?: Pick<Clock, 'now'>;
}

/**
 * Sends the report for `?inspect=visit`: why a page of this request is as it is. It has no token and no personal data.
 * Returns false for any other address, and outside the sandbox.
 */
export function createVisitInspector({
  isSandbox,
  reasons,
  pages,
  release,
  clock = serverClock,
}: VisitInspectorDeps): (
  path: string,
  request: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  inspected: RequestFacts,
) => boolean {
  function report(path: string, { headers, receiver, visit }: RequestFacts, why: VisitReasons): VisitReport {
    const key = pageKey(visit, readPagePath(path));
    const page = pages.peek(key);
    return [
      { fact: 'host', value: headers.host ?? '' },
      { fact: 'brand', value: visit.brandId, reason: why.brand },
      { fact: 'country', value: why.countryIso2 ?? '', reason: countryReason(why.country, receiver) },
      { fact: 'market', value: visit.marketId ?? '', reason: why.market },
      { fact: 'node', value: String(visit.nodeId) },
      { fact: 'language', value: `${visit.culture} (${visit.locale})`, reason: why.language },
      { fact: 'device', value: visit.device, reason: why.device },
      { fact: 'cacheKey', value: key },
      {
        fact: 'cacheTier',
        value: page === undefined ? '' : `${isoTime(page.renderedAt)} – ${isoTime(page.freshUntil)}`,
        reason: page === undefined ? 'notCached' : page.freshUntil > clock.now() ? 'fresh' : 'stale',
      },
      { fact: 'delivery', value: '', reason: deliveryReason(visit, receiver) },
      {
        fact: 'flags',
        value: Object.entries(visit.flags)
          .map(([name, isOn]) => `${name}=${isOn ? 'on' : 'off'}`)
          .join(' '),
      },
      { fact: 'release', value: release },
      { fact: 'server', value: `${hostname()}:${process.pid}` },
    ];
  }
  return (path, { url }, response, inspected) => {
    if (!isSandbox || path !== visitReportPath) return false;
    const why = reasons(inspected.headers);
    if (why === null) return false;
    const query = new URLSearchParams((url ?? '').slice(path.length));
    sendText(response, 200, JSON.stringify(report(query.get('path') ?? '/', inspected, why)), {
      'Content-Type': 'application/json',
    });
    return true;
  };
}

function countryReason(from: VisitReasons['country'], receiver: PageReceiver): VisitFactReason {
  if (from !== 'lookedUp') return from;
  return receiver === 'directByAddress' ? 'addressOfVisitor' : 'header';
}

/** Who may keep the page; `createPageWriter` sends the headers that say so. */
function deliveryReason({ loginState }: Visit, receiver: PageReceiver): VisitFactReason {
  if (receiver === 'refused') return 'refusedEdge';
  if (receiver === 'edge') return 'edgeOnly';
  return loginState === 'Logged-Out' && receiver === 'direct' ? 'sharedCaches' : 'browserOnly';
}

const isoTime = (ms: number) => new Date(ms).toISOString();
