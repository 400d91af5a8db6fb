import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { contractEndpoints } from '../../platform/src/kernel/contractEndpoints.ts';
import { isAltering } from '../../platform/src/kernel/faultKinds.ts';
import type { FaultKind } from '../../platform/src/kernel/faultKinds.ts';
import type { FaultOrder } from '../contract/controlRoom.ts';
import { createHttpClient, ownPost } from '../contract/httpClient.ts';
import type { HttpClient } from '../contract/httpClient.ts';
import type { PlatformUnderTest } from '../contract/platformCalls.ts';
import { startPlatformProcess } from '../contract/platformProcess.ts';
import { readWebEndpoints } from '../contract/webEndpoints.ts';
import { startWebUnderTest } from '../contract/webUnderTest.ts';
import { complaintAbout } from './judgeResponse.ts';
import type { Outcome } from './judgeResponse.ts';
import { prepareMatrix } from './matrixFacts.ts';
import { matrixRequests } from './matrixRequests.ts';
import type { MatrixRequest } from './matrixRequests.ts';
import { createMatrixPlayers } from './matrixSessions.ts';
import type { MatrixPlayers, MatrixSessions } from './matrixSessions.ts';

/** Every service of the contract, the flag service, and calls that may fail alone. */
export const matrixTargets: readonly string[] = [
  ...new Set(contractEndpoints.map(({ service }) => service)),
  'flagPages',
  'pageLookup',
  'nodesByAlias',
  'gameById',
  'gamesList',
];

/** Longest wait for one response: the deadline of a call's body (10 s) and some time of a busy machine. */
const maxWaitMs = 15_000;

export interface FailedCell {
  target: string;
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
  targets: readonly string[];
  kinds: readonly FaultKind[];
  /** Sandboxes that fail side by side; a run mostly waits for deadlines. */
  lanes?: number;
  onProgress?: (done: string, report: MatrixReport) => void;
}

/** A sandbox with its player and the requests of the matrix. */
interface Lane {
  platform: PlatformUnderTest;
  players: MatrixPlayers;
  requests: readonly MatrixRequest[];
  /** Of the visitor; another for each web server, so that limits of one address never count. */
  nextAddress(): string;
}

/**
 * Asks every page and call while a service fails in each way: once of a server that has seen nothing (cold), once of a
 * server that has seen everything and is told that content was published (warm).
 * @throws when a request is not answered as usual while nothing fails
 */
export async function runFaultMatrix({
  targets,
  kinds,
  lanes = 1,
  onProgress = () => undefined,
}: MatrixOrder): Promise<MatrixReport> {
  const report: MatrixReport = { cells: 0, failures: [] };
  const waiting = targets.flatMap((target) =>
    kinds.filter((kind) => canFail(target, kind)).map((kind) => ({ target, kind })),
  );
  const endpoints = await readWebEndpoints();
  const work = async (number: number): Promise<void> => {
    const platform = await startPlatformProcess({ COVERS: 'onDemand' });
    try {
      const lane = await prepareLane(platform, endpoints, number);
      if (number === 1) await expectUsualResponses(lane);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await failEverywhere(lane, next, report);
        onProgress(`${next.target} ${next.kind}`, report);
      }
    } finally {
      await platform.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, (_, index) => work(index + 1)));
  return report;
}

/** Pages of an origin fail as a whole: only bodies of calls can be altered. */
function canFail(target: string, kind: FaultKind): boolean {
  return target !== 'flagPages' || !isAltering(kind);
}

async function prepareLane(
  platform: PlatformUnderTest,
  endpoints: readonly AnyEndpoint[],
  number: number,
): Promise<Lane> {
  const { player, paths, facts } = await prepareMatrix(platform);
  let count = 0;
  return {
    platform,
    players: createMatrixPlayers(platform, player),
    requests: matrixRequests(endpoints, paths, facts),
    nextAddress: () => `10.${number}.${(count += 1) >> 8}.${count & 255}`,
  };
}

type Cell = Pick<FailedCell, 'target' | 'kind' | 'isWarm'>;

/** One target failing in one way: cold, then warm. */
async function failEverywhere(
  lane: Lane,
  { target, kind }: Pick<Cell, 'target' | 'kind'>,
  report: MatrixReport,
): Promise<void> {
  const { platform, requests } = lane;
  const fault: FaultOrder = { target, kind, retryAfterSeconds: 0, delayMs: 2000 };
  // The server asks for its flags when it starts, and never again while they come.
  if (target === 'flagPages') await platform.faults(fault);
  await withWeb(lane, async (caller) => {
    judge(requests, await caller.askWhile(fault, requests), { target, kind, isWarm: false }, report);
    // What the fault left behind is kept for seconds: it goes before the server sees everything as it is.
    await caller.publish();
    await caller.askWhile(
      null,
      requests.filter(({ isRead }) => isRead),
    );
    await caller.publish();
    judge(requests, await caller.askWhile(fault, requests), { target, kind, isWarm: true }, report);
  });
}

/** Without any fault each request reaches what it is about; one that does not would pass for good while a service fails. */
async function expectUsualResponses(lane: Lane): Promise<void> {
  const outcomes = await withWeb(lane, ({ askWhile }) => askWhile(null, lane.requests));
  const unusual = lane.requests.flatMap(({ name, usualStatus }, index) => {
    const outcome = outcomes[index];
    if (outcome?.status === usualStatus) return [];
    return [
      `${name}: ${outcome === undefined || outcome.status === 'noResponse' ? 'no response' : `${outcome.status} ${outcome.text.slice(0, 120)}`} instead of ${usualStatus}`,
    ];
  });
  if (unusual.length > 0) throw new Error(`Without any fault these are not answered as usual:\n${unusual.join('\n')}`);
}

interface Caller {
  /** Sends all requests at once, with sessions that were opened before the fault began. */
  askWhile(fault: FaultOrder | null, requests: readonly MatrixRequest[]): Promise<Outcome[]>;
  publish(): Promise<unknown>;
}

async function withWeb<Result>(
  { platform, players, nextAddress }: Lane,
  action: (caller: Caller) => Promise<Result>,
): Promise<Result> {
  const web = await startWebUnderTest(platform.port, platform.origin, { TRUSTED_PROXIES: '127.0.0.1' });
  const httpClient = createHttpClient(web.port, 300);
  const address = nextAddress();
  try {
    return await action({
      publish: () => web.publish(),
      async askWhile(fault, requests) {
        await platform.clearFaults();
        const sessions = await players.open(httpClient, address, requests);
        if (fault !== null) await platform.faults(fault);
        const outcomes = await Promise.all(requests.map((request) => ask(httpClient, address, sessions, request)));
        await platform.clearFaults();
        return outcomes;
      },
    });
  } finally {
    httpClient.close();
    await web.stop();
  }
}

function judge(
  requests: readonly MatrixRequest[],
  outcomes: readonly Outcome[],
  { target, kind, isWarm }: Cell,
  report: MatrixReport,
): void {
  for (const [index, request] of requests.entries()) {
    report.cells += 1;
    const outcome = outcomes[index];
    const complaint = outcome === undefined ? 'was not asked' : complaintAbout(request, outcome, kind, isWarm);
    if (complaint !== null) report.failures.push({ target, kind, isWarm, request: request.name, complaint });
  }
}

async function ask(
  httpClient: HttpClient,
  address: string,
  sessions: MatrixSessions,
  request: MatrixRequest,
): Promise<Outcome> {
  const { type, method, path, owner, auth, body, isAppLogin } = request;
  const session = sessions.of(request);
  const { tokens } = session.login;
  const isPlayer = owner !== 'none';
  const bearer =
    auth === 'none' || isAppLogin ? undefined : auth === 'launchToken' ? tokens.launchTokens.pop() : tokens.userToken;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'noResponse', reason: `none within ${maxWaitMs / 1000} s` }), maxWaitMs);
  });
  const asked = httpClient
    .ask({
      method,
      path,
      country: 'FR',
      ...(isPlayer && { cookie: type === 'page' ? `${session.cookie}; foyer-player=1` : session.cookie }),
      headers: {
        'x-forwarded-for': address,
        ...(method === 'POST' && ownPost),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== null && { body: JSON.stringify(body(session)) }),
    })
    .catch((error: unknown): Outcome => ({ status: 'noResponse', reason: String(error) }));
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
