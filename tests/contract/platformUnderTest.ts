import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { login } from '@foyer/contract/accounts';
import type { LoginRequest, LoginSuccess } from '@foyer/contract/accounts';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import { startMetered } from '@foyer/contract/metered';
import type { MeteredSession } from '@foyer/contract/metered';
import type { BookedMove, BooksReport, FaultOrder, HubOrder, HubStatus, MaintenanceOrder, MessageFate, MessageOrder, NewPlayerOrder, PotOrder, PublishedMessage, RestingGame, SandboxPlayer, SandboxPot, SimulatedRound, SimulatedRoundsOrder } from './controlRoom.ts';

/** What came back, as it came: nothing is checked here. `body` is text where it is no JSON. */
export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CallOptions {
  bearer?: string;
  headers?: Record<string, string>;
}

export interface PlatformUnderTest {
  readonly origin: string;
  readonly port: number;
  readonly dataFolder: string;
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Answered>;
  /** A call that no caller of ours would make. `path` begins with a slash. */
  raw(path: string, init?: RequestInit): Promise<Answered>;
  /** A game that can be played. */
  playableGame(): Promise<string>;
  /** Starts a metered session of the first game whose module is metered. */
  meteredSession(userToken: string): Promise<{ meteredModuleId: number; meteredSessionId: string }>;
  newPlayer(order?: NewPlayerOrder): Promise<SandboxPlayer>;
  logIn(player: { username: string; password: string }, overrides?: Partial<LoginRequest>): Promise<LoginSuccess>;
  faults(...orders: FaultOrder[]): Promise<void>;
  clearFaults(): Promise<void>;
  moveClock(ms: number): Promise<void>;
  /** Answers every game that is being maintained afterwards. */
  maintain(...orders: MaintenanceOrder[]): Promise<RestingGame[]>;
  /** All games back to the schedule. */
  clearMaintenance(): Promise<RestingGame[]>;
  setStatus(userId: number, accountStatusId: number): Promise<void>;
  books(): Promise<BooksReport>;
  books(userId: number): Promise<BooksReport & { balance: number; history: BookedMove[] }>;
  /** All pots, after one of them was set. */
  jackpots(set?: PotOrder): Promise<SandboxPot[]>;
  /** Rounds of simulated players, at once. */
  simulatedRounds(order: SimulatedRoundsOrder): Promise<SimulatedRound[]>;
  /** Publishes to a player as an editor would. */
  publishMessages(order: MessageOrder): Promise<PublishedMessage[]>;
  messageFates(...uuids: string[]): Promise<Record<string, MessageFate | null>>;
  hub(order?: HubOrder): Promise<HubStatus>;
  /** Ends it as a crash would, and starts another on the same data. */
  crashAndRestart(): Promise<void>;
  /** Ends it as an operator would; answers the exit code and removes the data. */
  stop(): Promise<number | null>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules/.bin/node');

export interface PlatformProcess {
  child: ChildProcessWithoutNullStreams;
  /** Resolves with the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** The ready line, or null when it ended before. */
  ready: Promise<{ port: number } | null>;
  said(): { out: string; error: string };
}

/** Starts the sandbox as `npm start` does. */
export function runPlatform(variables: Record<string, string>, words: string[] = []): PlatformProcess {
  const child = spawn(node, [join(root, 'platform/src/main.ts'), ...words], { cwd: root, env: { ...process.env, ...variables } });
  let out = '';
  let error = '';
  child.stderr.on('data', (part: Buffer) => (error += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<{ port: number } | null>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      out += part;
      if (out.includes('\n')) resolve(JSON.parse(out.slice(0, out.indexOf('\n'))) as { port: number });
    });
    void ended.then(() => resolve(null));
  });
  return { child, ended, ready, said: () => ({ out, error }) };
}

/** A suite looks at few games and no pictures. */
const small = { CATALOGUE_SIZE: '80', COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' };

/** A sandbox of its own for a suite: a free port and an empty data folder. */
export async function startPlatformUnderTest(variables: Record<string, string> = {}): Promise<PlatformUnderTest> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-contract-'));
  let process_ = runPlatform({ ...small, ...variables, PORT: '0', DATA_FOLDER: dataFolder });
  const readyLine = await process_.ready;
  if (!readyLine) throw new Error(`The sandbox did not start: ${process_.said().error}`);
  const { port } = readyLine;
  const origin = `http://127.0.0.1:${port}`;

  async function raw(path: string, init: RequestInit = {}): Promise<Answered> {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    const text = await response.text();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // Stays text: the caller sees what was sent.
    }
    return { status: response.status, headers: response.headers, body };
  }

  async function control<Result>(name: string, body: object): Promise<Result> {
    const answered = await raw(`/control/${name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (answered.status !== 200) throw new Error(`/control/${name} answered ${answered.status}: ${JSON.stringify(answered.body)}`);
    return answered.body as Result;
  }

  const call: PlatformUnderTest['call'] = (endpoint, input, { bearer, headers = {} } = {}) => {
    const { params, query, headers: own, body } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; headers?: Record<string, string>; body?: unknown };
    return raw(`/${endpoint.service}${addressOf(endpoint, { ...(params && { params }), ...(query && { query }) })}`, {
      method: endpoint.method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...own,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  return {
    origin,
    port,
    dataFolder,
    raw,
    call,
    async playableGame() {
      const { body } = await call(gamesList, { query: { productId: '8145' } });
      const game = (body as { data: Game[] }).data.find(({ Properties }) => Properties.isAvailable);
      if (!game) throw new Error('No game can be played.');
      return String(game.GameGroupId);
    },
    async meteredSession(userToken) {
      const { body } = await call(gamesList, { query: { productId: '8145' } });
      for (const { Properties } of (body as { data: Game[] }).data) {
        const { gameHTMLDesktopModuleID: moduleId, gameHTMLDesktopClientID: clientId } = Properties.gamePicker;
        const started = await call(startMetered, { body: { moduleId, clientId } }, { bearer: userToken });
        if (started.status === 200) return { meteredModuleId: moduleId, meteredSessionId: (started.body as MeteredSession).id };
      }
      throw new Error('No module is metered.');
    },
    newPlayer: (order = {}) => control('players', order),
    async logIn({ username, password }, overrides = {}) {
      const answered = await call(login, { body: { ...loginRequest({ username, password }), ...overrides } });
      if (answered.status !== 200) throw new Error(`The login was answered ${answered.status}.`);
      return answered.body as LoginSuccess;
    },
    faults: (...set) => control('faults', { set }),
    clearFaults: () => control('faults', { clear: true }),
    maintain: async (...set) => (await control<{ games: RestingGame[] }>('maintenance', { set })).games,
    clearMaintenance: async () => (await control<{ games: RestingGame[] }>('maintenance', { clear: true })).games,
    moveClock: (move) => control('clock', { move }),
    setStatus: (userId, accountStatusId) => control('status', { userId, accountStatusId }),
    books: (userId?: number) => control('books', userId === undefined ? {} : { userId }),
    jackpots: async (set) => (await control<{ jackpots: SandboxPot[] }>('jackpots', set === undefined ? {} : { set })).jackpots,
    simulatedRounds: async (order) => (await control<{ rounds: SimulatedRound[] }>('simulated-rounds', order)).rounds,
    publishMessages: async (publish) => (await control<{ published: PublishedMessage[] }>('messages', { publish })).published,
    messageFates: async (...fate) => (await control<{ fates: Record<string, MessageFate | null> }>('messages', { fate })).fates,
    hub: (order = {}) => control('hub', order),
    async crashAndRestart() {
      process_.child.kill('SIGKILL');
      await process_.ended;
      process_ = runPlatform({ ...small, ...variables, PORT: String(port), DATA_FOLDER: dataFolder });
      if (!(await process_.ready)) throw new Error(`The sandbox did not start again: ${process_.said().error}`);
    },
    async stop() {
      process_.child.kill('SIGTERM');
      const code = await process_.ended;
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

/** A complete login request (AU-01). */
export function loginRequest(
  credentials: { username: string; password: string },
  overrides: Partial<LoginRequest> = {},
): LoginRequest {
  return {
    credentials: { ...credentials, passwordType: 'Password' },
    numLaunchTokens: 10,
    closeExistingSessions: true,
    identifiers: { ipAddress: '192.0.2.10' },
    firstPartyBlackBox: 'first',
    thirdPartyBlackBox: 'third',
    ...overrides,
  };
}
