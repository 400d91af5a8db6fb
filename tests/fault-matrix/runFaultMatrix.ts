import { takesLaunchToken } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import { isAltering } from '../../sandbox/src/kernel/faultKinds.ts';
import type { FaultKind } from '../../sandbox/src/kernel/faultKinds.ts';
import type { FaultRequest } from '../contract/support/controlRequests.ts';
import { createHttpClient, ownPost } from '../contract/support/httpClient.ts';
import type { HttpClient } from '../contract/support/httpClient.ts';
import type { SandboxUnderTest } from '../contract/support/sandboxCalls.ts';
import { startSandboxProcess } from '../contract/support/sandboxProcess.ts';
import { startWebUnderTest } from '../contract/support/webUnderTest.ts';
import { invariantViolation } from './invariantViolation.ts';
import type { Outcome } from './invariantViolation.ts';
import { readMatrixEndpoints } from './matrixCalls.ts';
import { matrixRequests } from './matrixRequests.ts';
import type { MatrixRequest } from './matrixRequests.ts';
import { createMatrixPlayers } from './matrixSessions.ts';
import type { MatrixPlayers, MatrixSessions } from './matrixSessions.ts';
import { prepareMatrix } from './prepareMatrix.ts';

/** Every service of the contract, the flag service, and calls that may fail separately. */
export const matrixTargets: readonly string[] = [
  ...new Set(serviceEndpoints.map(({ service }) => service)),
  'flagPages',
  'pageLookup',
  'nodesByAlias',
  'gameById',
  'gamesList',
];

/** Maximum wait for one response: the deadline of a call’s body (10 s) plus time for a busy machine. */
const maxWaitMs = 15_000;

export interface FailedCell {
  target: string;
  kind: FaultKind;
  isWarm: boolean;
  request: string;
  violation: string;
}

export interface MatrixReport {
  cells: number;
  failures: FailedCell[];
}

interface MatrixOptions {
  targets: readonly string[];
  kinds: readonly FaultKind[];
  /** Number of sandboxes that fail in parallel, because a run mostly waits for deadlines. */
  lanes?: number;
  onProgress?: (done: string, report: MatrixReport) => void;
}

/** A sandbox with its player and the requests of the matrix. */
interface Lane {
  sandbox: SandboxUnderTest;
  players: MatrixPlayers;
  requests: readonly MatrixRequest[];
  /** The visitor’s address, different for each web server, so that rate limits per address do not apply. */
  nextAddress(): string;
}

/**
 * Requests every page and call while a service fails in each way: once from a server with empty caches (cold), and once
 * from a server with full caches after a publication (warm).
 * @throws when a request fails without faults
 */
export async function runFaultMatrix({
  targets,
  kinds,
  lanes = 1,
  onProgress = () => undefined,
}: MatrixOptions): Promise<MatrixReport> {
  const report: MatrixReport = { cells: 0, failures: [] };
  const waiting = targets.flatMap((target) =>
    kinds.filter((kind) => canFail(target, kind)).map((kind) => ({ target, kind })),
  );
  const endpoints = await readMatrixEndpoints();
  const work = async (number: number): Promise<void> => {
    const sandbox = await startSandboxProcess({ COVERS: 'onDemand' });
    try {
      const lane = await prepareLane(sandbox, endpoints, number);
      if (number === 1) await expectUsualResponses(lane);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await failEverywhere(lane, next, report);
        onProgress(`${next.target} ${next.kind}`, report);
      }
    } finally {
      await sandbox.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, (_, index) => work(index + 1)));
  return report;
}

/** Pages of an origin can only fail completely, because only bodies of calls can be altered. */
function canFail(target: string, kind: FaultKind): boolean {
  return target !== 'flagPages' || !isAltering(kind);
}

async function prepareLane(
  sandbox: SandboxUnderTest,
  endpoints: readonly AnyEndpoint[],
  number: number,
): Promise<Lane> {
  const { player, paths, facts } = await prepareMatrix(sandbox);
  let count = 0;
  return {
    sandbox,
    players: createMatrixPlayers(sandbox, player),
    requests: matrixRequests(endpoints, paths, facts),
    nextAddress: () => `10.${number}.${(count += 1) >> 8}.${count & 255}`,
  };
}

type Cell = Pick<FailedCell, 'target' | 'kind' | 'isWarm'>;

/** One target with one kind of fault, first cold, then warm. */
async function failEverywhere(
  lane: Lane,
  { target, kind }: Pick<Cell, 'target' | 'kind'>,
  report: MatrixReport,
): Promise<void> {
  const { sandbox, requests } = lane;
  const fault: FaultRequest = { target, kind, retryAfterSeconds: 0, delayMs: 2000 };
  // The server reads its flags when it starts, and again only if that fails.
  if (target === 'flagPages') await sandbox.faults(fault);
  await withWeb(lane, async (caller) => {
    judge(requests, await caller.requestWhile(fault, requests), { target, kind, isWarm: false }, report);
    // Clears cached results of the fault, then fills the caches without it.
    await caller.publish();
    await caller.requestWhile(
      null,
      requests.filter(({ isRead }) => isRead),
    );
    await caller.publish();
    judge(requests, await caller.requestWhile(fault, requests), { target, kind, isWarm: true }, report);
  });
}

/** Without faults each request has to succeed; otherwise it would seem to pass while a service fails. */
async function expectUsualResponses(lane: Lane): Promise<void> {
  const outcomes = await withWeb(lane, ({ requestWhile }) => requestWhile(null, lane.requests));
  const unusual = lane.requests.flatMap(({ name, usualStatus }, index) => {
    const outcome = outcomes[index];
    if (outcome?.status === usualStatus) return [];
    return [
      `${name}: ${outcome === undefined || outcome.status === 'noResponse' ? 'no response' : `${outcome.status} ${outcome.text.slice(0, 120)}`} instead of ${usualStatus}`,
    ];
  });
  if (unusual.length > 0)
    throw new Error(`Without faults, these requests do not have their usual status:\n${unusual.join('\n')}`);
}

interface Caller {
  /** Sends all requests concurrently, with sessions opened before the fault. */
  requestWhile(fault: FaultRequest | null, requests: readonly MatrixRequest[]): Promise<Outcome[]>;
  publish(): Promise<unknown>;
}

async function withWeb<Result>(
  { sandbox, players, nextAddress }: Lane,
  action: (caller: Caller) => Promise<Result>,
): Promise<Result> {
  const web = await startWebUnderTest(sandbox.port, sandbox.origin, { TRUSTED_PROXIES: '127.0.0.1' });
  const httpClient = createHttpClient(web.port, { maxSockets: 300 });
  const address = nextAddress();
  try {
    return await action({
      publish: () => web.publish(),
      async requestWhile(fault, requests) {
        await sandbox.clearFaults();
        const sessions = await players.open(httpClient, address, requests);
        if (fault !== null) await sandbox.faults(fault);
        const outcomes = await Promise.all(
          requests.map((request) => sendRequest(httpClient, address, sessions, request)),
        );
        await sandbox.clearFaults();
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
    const violation = outcome === undefined ? 'no outcome' : invariantViolation(request, outcome, kind, isWarm);
    if (violation !== null) report.failures.push({ target, kind, isWarm, request: request.name, violation });
  }
}

async function sendRequest(
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
    auth === 'none' || isAppLogin ? undefined : takesLaunchToken(auth) ? tokens.launchTokens.pop() : tokens.userToken;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'noResponse', reason: `none within ${maxWaitMs / 1000} s` }), maxWaitMs);
  });
  const response = httpClient
    .request({
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
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}
