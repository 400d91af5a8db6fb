import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@foyer/contract/accounts';
import type { LoginRequest, LoginSuccess } from '@foyer/contract/accounts';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import { startMetered } from '@foyer/contract/metered';
import type { MeteredSession } from '@foyer/contract/metered';
import type {
  BookedMove,
  BooksReport,
  FaultRequest,
  HubCommand,
  HubStatus,
  MaintenanceRequest,
  MessageDelivery,
  MessageRequest,
  NewPlayerRequest,
  PotRequest,
  PublishedMessage,
  GameUnderMaintenance,
  SandboxPlayer,
  SandboxPot,
  SimulatedRound,
  SimulatedRoundsRequest,
  RecallRequest,
  RecallsReport,
} from './controlRequests.ts';
import { differingFields, differingHeaders, differingOrder } from './differingPlayer.ts';

/** An unchecked response. `body` is text if it is not JSON. */
export interface SandboxResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CallOptions {
  bearer?: string;
  headers?: Record<string, string>;
}

export interface SandboxUnderTest {
  readonly origin: string;
  readonly port: number;
  readonly dataFolder: string;
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<SandboxResponse>;
  /** Any other call, for example a malformed one. `path` begins with a slash. */
  raw(path: string, init?: RequestInit): Promise<SandboxResponse>;
  /** A playable game. */
  playableGame(): Promise<string>;
  /** Starts a metered session of the first game with a metered module. */
  meteredSession(userToken: string): Promise<{ meteredModuleId: number; meteredSessionId: string }>;
  newPlayer(order?: NewPlayerRequest): Promise<SandboxPlayer>;
  logIn(player: { username: string; password: string }, overrides?: Partial<LoginRequest>): Promise<LoginSuccess>;
  faults(...orders: FaultRequest[]): Promise<void>;
  clearFaults(): Promise<void>;
  moveClock(ms: number): Promise<void>;
  /** Returns all games that are under maintenance afterwards. */
  maintain(...orders: MaintenanceRequest[]): Promise<GameUnderMaintenance[]>;
  /** Returns all games to their schedule. */
  clearMaintenance(): Promise<GameUnderMaintenance[]>;
  /** Recalls and reinstates games. */
  recalls(order?: RecallRequest): Promise<RecallsReport>;
  setStatus(userId: number, accountStatusId: number): Promise<void>;
  books(): Promise<BooksReport>;
  books(userId: number): Promise<BooksReport & { balance: number; history: BookedMove[] }>;
  /** Returns all pots after setting one. */
  jackpots(set?: PotRequest): Promise<SandboxPot[]>;
  /** Plays rounds of simulated players immediately. */
  simulatedRounds(order: SimulatedRoundsRequest): Promise<SimulatedRound[]>;
  /** Publishes a message to a player like an editor would. */
  publishMessages(order: MessageRequest): Promise<PublishedMessage[]>;
  messageDeliveries(...uuids: string[]): Promise<Record<string, MessageDelivery | null>>;
  hub(order?: HubCommand): Promise<HubStatus>;
  /** Stops the sandbox like an operator would, and removes its data. */
  stop(): Promise<unknown>;
}

/** A suite needs few games and no pictures. */
export const smallSandbox = { CATALOGUE_SIZE: '80', COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' };

export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'foyer-contract-'));

/** Calls of the sandbox on this port. */
export function sandboxAt(port: number): Omit<SandboxUnderTest, 'dataFolder' | 'stop'> {
  const origin = `http://127.0.0.1:${port}`;

  async function raw(path: string, init: RequestInit = {}): Promise<SandboxResponse> {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    const text = await response.text();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // Stays text, so that the caller sees the original.
    }
    return { status: response.status, headers: response.headers, body };
  }

  async function control<Result>(name: string, body: object): Promise<Result> {
    const sandboxResponse = await raw(`/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (sandboxResponse.status !== 200)
      throw new Error(`/control/${name} answered ${sandboxResponse.status}: ${JSON.stringify(sandboxResponse.body)}`);
    return sandboxResponse.body as Result;
  }

  const call: SandboxUnderTest['call'] = (endpoint, input, { bearer, headers = {} } = {}) => {
    const {
      params,
      query,
      headers: own,
      body,
    } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      headers?: Record<string, string>;
      body?: object;
    };
    const given = { ...(params && { params }), ...(query && { query: differingFields(query) }) };
    return raw(`/${endpoint.service}${addressOf(endpoint, given)}`, {
      method: endpoint.method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...differingHeaders(endpoint),
        ...own,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(differingFields(body)) }),
    });
  };

  return {
    origin,
    port,
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
        if (started.status === 200)
          return { meteredModuleId: moduleId, meteredSessionId: (started.body as MeteredSession).id };
      }
      throw new Error('No module is metered.');
    },
    newPlayer: (order = {}) => control('players', differingOrder(order)),
    async logIn({ username, password }, overrides = {}) {
      const sandboxResponse = await call(login, { body: { ...loginRequest({ username, password }), ...overrides } });
      if (sandboxResponse.status !== 200) throw new Error(`The login was answered ${sandboxResponse.status}.`);
      return sandboxResponse.body as LoginSuccess;
    },
    faults: (...set) => control('faults', { set }),
    clearFaults: () => control('faults', { clear: true }),
    maintain: async (...set) => (await control<{ games: GameUnderMaintenance[] }>('maintenance', { set })).games,
    clearMaintenance: async () =>
      (await control<{ games: GameUnderMaintenance[] }>('maintenance', { clear: true })).games,
    recalls: (order = {}) => control('recalls', order),
    moveClock: (move) => control('clock', { move }),
    setStatus: (userId, accountStatusId) => control('status', { userId, accountStatusId }),
    books: (userId?: number) => control('books', userId === undefined ? {} : { userId }),
    jackpots: async (set) =>
      (await control<{ jackpots: SandboxPot[] }>('jackpots', set === undefined ? {} : { set })).jackpots,
    simulatedRounds: async (order) => (await control<{ rounds: SimulatedRound[] }>('simulated-rounds', order)).rounds,
    publishMessages: async (publish) =>
      (await control<{ published: PublishedMessage[] }>('messages', { publish })).published,
    messageDeliveries: async (...fate) =>
      (await control<{ fates: Record<string, MessageDelivery | null> }>('messages', { fate })).fates,
    hub: (order = {}) => control('hub', order),
  };
}

/** A complete login request (AU-01). */
export function loginRequest(
  { username, password }: { username: string; password: string },
  overrides: Partial<LoginRequest> = {},
): LoginRequest {
  return {
    credentials: { username, password, passwordType: 'Password' },
    numLaunchTokens: 10,
    closeExistingSessions: true,
    identifiers: { ipAddress: '192.0.2.10' },
    firstPartyBlackBox: 'first',
    thirdPartyBlackBox: 'third',
    ...overrides,
  };
}
