import type { LoginSuccess } from '@foyer/contract/accounts';
import type { FaultKind } from '../../platform/src/kernel/faultKinds.ts';
import { startPlatformProcess } from '../contract/platformProcess.ts';
import type { PlatformUnderTest } from '../contract/platformCalls.ts';
import { ownPost } from '../contract/webAsk.ts';
import { startWebUnderTest } from '../contract/webUnderTest.ts';
import type { WebUnderTest } from '../contract/webUnderTest.ts';
import { complaintAbout } from './judgeResponse.ts';
import type { MatrixRequest, Outcome } from './judgeResponse.ts';
import { matrixRequests } from './matrixRequests.ts';

/** Services the web front end calls, and calls of theirs that may fail alone. */
export const matrixTargets = ['accounts', 'games', 'content', 'promotions', 'campaigns', 'chat', 'broker', 'milestones', 'pageLookup', 'nodesByAlias', 'gameById', 'gamesList'] as const;
export type MatrixTarget = (typeof matrixTargets)[number];

/** Longest wait for one response: the deadline of a call's body (10 s) and some time of a busy machine. */
const maxWaitMs = 15_000;

export interface FailedCell {
  target: MatrixTarget;
  kind: FaultKind;
  isWarm: boolean;
  request: string;
  complaint: string;
}

export interface MatrixReport {
  cells: number;
  failures: FailedCell[];
}

interface MatrixOrder {
  targets: readonly MatrixTarget[];
  kinds: readonly FaultKind[];
  onProgress?: (done: string, report: MatrixReport) => void;
}

/**
 * Asks every page and call while a service fails in each way: once of a server that has seen nothing (cold), once of a
 * server that has seen everything and is told that content was published (warm).
 */
export async function runFaultMatrix({ targets, kinds, onProgress = () => undefined }: MatrixOrder): Promise<MatrixReport> {
  const platform = await startPlatformProcess({ COVERS: 'onDemand' });
  const report: MatrixReport = { cells: 0, failures: [] };
  try {
    const player = await platform.newPlayer({ brand: 'regency', marketId: 'row' });
    const gameId = await platform.playableGame();
    for (const target of targets) {
      for (const kind of kinds) {
        const web = await startWebUnderTest(platform.port, platform.origin);
        try {
          const { tokens, account, cookie } = await logIn(web, player);
          const requests = matrixRequests({ gameId, userId: account.core.userId, casinoId: account.core.casinoId });
          const session = { token: tokens.userToken, cookie };
          await askAll(platform, web, session, requests, { target, kind, isWarm: false }, report);
          // What the fault left behind is kept for seconds: it goes before the server sees everything as it is.
          await web.publish();
          await Promise.all(requests.map((request) => ask(web, session, request)));
          await web.publish();
          await askAll(platform, web, session, requests, { target, kind, isWarm: true }, report);
        } finally {
          await web.stop();
        }
        onProgress(`${target} ${kind}`, report);
      }
    }
  } finally {
    await platform.stop();
  }
  return report;
}

interface Session {
  token: string;
  cookie: string;
}

type Cell = Pick<FailedCell, 'target' | 'kind' | 'isWarm'>;

async function askAll(platform: PlatformUnderTest, web: WebUnderTest, session: Session, requests: readonly MatrixRequest[], { target, kind, isWarm }: Cell, report: MatrixReport): Promise<void> {
  await platform.faults({ target, kind, retryAfterSeconds: 0, delayMs: 2000 });
  const outcomes = await Promise.all(requests.map((request) => ask(web, session, request)));
  await platform.clearFaults();
  for (const [index, request] of requests.entries()) {
    report.cells += 1;
    const outcome = outcomes[index];
    const complaint = outcome === undefined ? 'was not asked' : complaintAbout(request, outcome, kind, isWarm);
    if (complaint !== null) report.failures.push({ target, kind, isWarm, request: `${request.method} ${request.path}${request.isPlayer ? ' (player)' : ''}`, complaint });
  }
}

async function ask(web: WebUnderTest, { token, cookie }: Session, { type, method, path, isPlayer, body }: MatrixRequest): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'noResponse', reason: `none within ${maxWaitMs / 1000} s` }), maxWaitMs);
  });
  const asked = web
    .ask({
      method,
      path,
      country: 'FR',
      ...(isPlayer && { cookie: `${cookie}; foyer-player=1` }),
      headers: { ...(method === 'POST' && ownPost), ...(isPlayer && type === 'call' && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    .catch((error: unknown): Outcome => ({ status: 'noResponse', reason: String(error) }));
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

async function logIn(web: WebUnderTest, { username, password }: { username: string; password: string }): Promise<LoginSuccess & { cookie: string }> {
  const answer = await web.ask({ method: 'POST', path: '/api/login', country: 'FR', headers: ownPost, body: JSON.stringify({ username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' }) });
  if (answer.status !== 200) throw new Error(`The login was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { ...(JSON.parse(answer.text) as LoginSuccess), cookie };
}
