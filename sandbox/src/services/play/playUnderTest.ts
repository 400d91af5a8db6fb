import { randomUUID } from 'node:crypto';
import { catalogueGameFixture } from '@foyer/games/catalogue/catalogueGameFixture';
import { engines } from '@foyer/games/engines/engines';
import { ladderEngine } from '@foyer/games/engines/ladderEngine';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import type { HistoryResponse, PlayRefusal, RoundResponse, SessionResponse } from '@foyer/games/play/playApi';
import { createSchema } from '../../kernel/dataFolder.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import type { LaunchTokenResult } from '../accounts/accounts.ts';
import { createWallet, type Wallet } from '../wallet/wallet.ts';
import { playModule } from './playModule.ts';

export const slotGame = 4711;
export const ladderGame = 4712;
const userId = 7;

const game = catalogueGameFixture({ gameGroupId: slotGame });
const ladder = catalogueGameFixture({
  gameGroupId: ladderGame,
  name: { ...inEveryLanguage(() => 'Ladder'), zh: '梯子' },
  kind: 'table',
  engine: 'blackjack',
  modelId: 'ladder',
});
const games = new Map([game, ladder].map((one) => [one.gameGroupId, one]));

/** Casino ids of two markets: one with the single-game lock and a minimum round time, and one with neither. */
export const casinos = { unitedKingdom: 3568, restOfWorld: 40953 } as const;

export type PlayUnderTest = ReturnType<typeof startPlay>;

/** Starts the play module on its own database, with one player whose balance is 1,000.00. */
export function startPlay(casinoId: number = casinos.unitedKingdom) {
  const sandboxContext = testSandboxContext();
  const { database, clock } = sandboxContext;
  const wallet = createWallet(sandboxContext);
  const logged: string[] = [];
  /** Account sessions of the player's acts. */
  const acts: number[] = [];
  let closed = false;
  let accountSessionId = 1;
  const spent = new Set<string>();
  const accounts = {
    spendLaunchToken(token: string): LaunchTokenResult {
      if (!token.startsWith('token-')) return { spent: false, reason: 'unknown' };
      if (spent.has(token)) return { spent: false, reason: 'spent' };
      spent.add(token);
      return {
        spent: true,
        userId,
        sessionId: accountSessionId,
        productId: 8145,
        currencyIsoCode: 'GBP',
        countryIso2: 'GB',
        casinoId,
      };
    },
    isSessionOpen: () => !closed,
    recordActivity: (sessionId: number) => void acts.push(sessionId),
  };
  function build(deps: Partial<Parameters<typeof playModule>[1]> = {}) {
    const module = playModule(
      { ...sandboxContext, log: (message) => void logged.push(message) },
      {
        accounts,
        wallet,
        catalogue: { byId: (id) => games.get(id) },
        engines: { ...engines, blackjack: ladderEngine },
        ...deps,
      },
    );
    createSchema(database, [wallet.tables, module.tables ?? '']);
    if (!module.pages?.games) throw new Error('the module has no pages');
    return { module, app: module.pages.games };
  }
  let { app, module } = build();
  wallet.open(userId, 'GBP');
  wallet.book({ key: 'grant', userId, kind: 'grant', amount: 100_000, reference: 'start' });

  async function call<ResponseBody>(
    path: string,
    { body, bearer, country }: { body?: unknown; bearer?: string | undefined; country?: string } = {},
  ) {
    const response = await app.request(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(country === undefined ? {} : { 'cf-ipcountry': country }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text.startsWith('{') ? JSON.parse(text) : text) as ResponseBody,
    };
  }

  return {
    userId,
    /** The slot of the test catalogue. */
    game,
    wallet,
    database,
    clock,
    logged,
    acts,
    call,
    /** Simulates a process restart: creates a new module on the same data. */
    restart(deps: Partial<Parameters<typeof playModule>[1]> = {}) {
      ({ app, module } = build(deps));
      app.onError((error, context) => context.text(error.message, 500));
    },
    /** Settles abandoned rounds, as startup and the background job do. */
    settleAbandoned: () => module.seed?.(),
    module: () => module,
    endAccountSession() {
      closed = true;
    },
    nextAccountSession() {
      accountSessionId += 1;
    },
    async open(gameId: number = slotGame, launchToken = `token-${randomUUID()}`): Promise<SessionResponse> {
      const response = await call<SessionResponse>('/session', { body: { launchToken, gameId } });
      if (response.status !== 200) throw new Error(`The session was answered ${response.status}.`);
      return response.body;
    },
    begin: (bearer: string, stake: number, clientRoundKey: string = randomUUID()) =>
      call<RoundResponse & PlayRefusal>('/rounds', { bearer, body: { bet: { stake }, clientRoundKey } }),
    move: (bearer: string, roundId: string, move: string, clientMoveKey: string = randomUUID()) =>
      call<RoundResponse & PlayRefusal>(`/rounds/${roundId}/moves`, { bearer, body: { move, clientMoveKey } }),
    totals: async (bearer: string) => (await call<HistoryResponse>('/history', { bearer })).body.totals,
    history: async (bearer: string) => (await call<HistoryResponse>('/history', { bearer })).body.rounds,
  };
}

/** A wallet that throws after it has booked a move for which `fails` is true. This simulates a crash after the booking. */
export function failingWallet(wallet: Wallet, fails: (kind: string) => boolean): Pick<Wallet, 'book' | 'realBalance'> {
  return {
    realBalance: wallet.realBalance,
    book(move) {
      const booking = wallet.book(move);
      if (fails(move.kind)) throw new Error('simulated crash');
      return booking;
    },
  };
}
