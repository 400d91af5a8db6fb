import { randomBytes, randomUUID } from 'node:crypto';
import { brands } from '@foyer/brands/brands';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createContentReports } from '../content-check/contentReports.ts';
import { errorResponse } from '../kernel/apiResponse.ts';
import type { Faults } from '../kernel/faults.ts';
import { readJsonBody } from '../kernel/jsonBody.ts';
import type { SandboxModule, SandboxContext } from '../kernel/module.ts';
import { isRefusal, refuse } from '../kernel/route.ts';
import type { Refusal } from '../kernel/route.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { LocationStandIn } from '../services/accounts/locationStandIn.ts';
import { hashPassword } from '../services/accounts/password.ts';
import { marketOf } from '../services/accounts/players.ts';
import type { NewPlayer } from '../services/accounts/players.ts';
import type { createCashier } from '../services/cashier/createCashier.ts';
import type { GameAvailability } from '../services/games/createGameAvailability.ts';
import type { GameServices } from '../services/play/createGameServices.ts';
import type { Rewards } from '../services/quests/createRewards.ts';
import type { createRealtime } from '../services/realtime/createRealtime.ts';
import { registerSandboxPerson } from '../services/registration/registerSandboxPerson.ts';
import type { ProtectedAccounts } from '../services/safer-gambling/createProtectedAccounts.ts';
import type { createProtection } from '../services/safer-gambling/createProtection.ts';
import type { Wallet } from '../services/wallet/wallet.ts';
import type { createSimulation } from '../simulated-players/createSimulation.ts';
import type { createVendors } from '../vendors/createVendors.ts';
import { androidPanel } from './androidPanel.ts';
import { applyHubCommand, publishedMessages } from './applyHubCommand.ts';
import { collectorPanel } from './collectorPanel.ts';
import { contentPanel, panelQuery, panelScript } from './contentPanel.ts';
import { contractPages } from './contractPages.ts';
import {
  balancesCall,
  booksCall,
  cashierCall,
  clockCall,
  collectorCall,
  exclusionRegisterCall,
  faultsCall,
  freeSpinsCall,
  flagsCall,
  hubCall,
  jackpotsCall,
  locationProviderCall,
  maintenanceCall,
  messagesCall,
  personsCall,
  playersCall,
  recallsCall,
  simulatedPlayersCall,
  simulatedRoundsCall,
  statusCall,
} from './controlCalls.ts';
import { controlResponse } from './controlResponse.ts';
import { controlRoom, toControlRoomPlayer } from './controlRoom.ts';
import { playerCall } from './controlRoomApi.ts';
import { flagFormFields, flagsPanel } from './flagsPanel.ts';
import { isOwnCaller } from './isOwnCaller.ts';
import { outboxPanel } from './outboxPanel.ts';
import { personRoutes } from './personRoutes.ts';
import { scenarios } from './scenarios.ts';

const { text, json } = controlResponse;

/** Number of decisions on recalls in a response. */
const shownRecalls = 100;

/**
 * Serves the control interface for tests and people on the same machine: faults, players, clock, maintenance, jackpots,
 * simulated players, messages, hub, flags, books and the content report.
 */
export function controlModule(
  sandboxContext: SandboxContext,
  {
    faults,
    accounts,
    wallet,
    payments,
    catalogue,
    maintenance,
    recalls,
    refusedBuilds,
    jackpots,
    simulated,
    contentFolder,
    hub,
    spelling,
    broker,
    outbox,
    collector,
    flagService,
    preferences,
    freeSpins,
    tagEvents,
    persons,
    registerStandIn,
    locationStandIn,
    exclusionLog,
    attributions,
  }: Pick<ProtectedAccounts, 'accounts' | 'preferences' | 'persons' | 'registerStandIn'> &
    Pick<GameAvailability, 'maintenance' | 'recalls' | 'refusedBuilds'> &
    Pick<ReturnType<typeof createCashier>, 'payments' | 'attributions'> &
    Pick<ReturnType<typeof createRealtime>, 'hub' | 'spelling' | 'broker'> &
    Pick<Rewards, 'freeSpins'> &
    Pick<GameServices, 'jackpots'> &
    Pick<ReturnType<typeof createProtection>, 'exclusionLog'> &
    Pick<ReturnType<typeof createSimulation>, 'simulated'> &
    Omit<ReturnType<typeof createVendors>, 'modules'> & {
      faults: Faults;
      wallet: Wallet;
      catalogue: Catalogue;
      outbox: Outbox;
      locationStandIn: LocationStandIn;
      /** Folder of the content that the report is about. */
      contentFolder: string;
    },
): SandboxModule {
  const { clock, webOrigins } = sandboxContext;
  const contentReports = createContentReports({ folder: contentFolder, catalogue, now: () => clock.now() });
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use('/control/*', async (context, next) =>
    isOwnCaller((name) => context.req.header(name))
      ? next()
      : errorResponse(403, { message: 'The control room is for callers on this machine.' }),
  );
  app.get('/control/health', () => json({ healthy: true }));
  // The port itself responds 503 until the modules are seeded, and refuses connections while stopping.
  app.get('/control/ready', () => json({ ready: true, refusedBuilds }));

  app.route('/', contractPages());
  app.route('/', controlRoom(sandboxContext, faults, hub, flagService.flags));
  app.get('/control/content', async (context) => {
    const choice = v.safeParse(panelQuery, context.req.query());
    return choice.success
      ? text(await contentPanel(await contentReports.current(), choice.output), 'text/html')
      : errorResponse(400, { message: v.summarize(choice.issues) });
  });
  app.get('/control/content.json', async () => json(await contentReports.current()));
  app.get('/control/events.json', () => json({ events: tagEvents.list() }));
  app.get('/control/outbox', async () => text(await outboxPanel(outbox.list()), 'text/html'));
  app.get('/control/outbox.json', (context) => json({ messages: outbox.list(context.req.query('recipient')) }));
  app.get('/control/attribution.json', (context) => {
    const userId = Number(context.req.query('userId'));
    return json({ recorded: attributions.of(userId), firstDeposit: attributions.ofFirstDeposit(userId) });
  });
  const { matches } = persons;
  app.route('/', personRoutes({ accounts, persons, registerStandIn, exclusionLog }));
  app.get('/control/flags', async () => text(await flagsPanel(flagService.flags.all()), 'text/html'));
  app.post('/control/flags/turn', async (context) => {
    const turned = v.safeParse(flagFormFields, Object.fromEntries(await context.req.formData()));
    if (!turned.success) return errorResponse(400, { message: v.summarize(turned.issues) });
    flagService.flags.set([turned.output]);
    return context.redirect('/control/flags', 303);
  });
  app.get('/control/android', async () => text(await androidPanel(brands, webOrigins), 'text/html'));
  app.get('/control/collector', async () => text(await collectorPanel(collector), 'text/html'));
  app.get('/control/content.js', () => text(panelScript, 'text/javascript'));

  function call<S extends v.GenericSchema>(
    path: string,
    schema: S,
    handler: (input: v.InferOutput<S>) => object | Promise<object>,
  ): void {
    app.post(`/control/${path}`, async (context) => {
      const body = await readJsonBody(context.env.incoming);
      if (!body.read) return errorResponse(body.status, { message: body.message });
      const input = v.safeParse(schema, body.value);
      if (!input.success) return errorResponse(400, { message: v.summarize(input.issues) });
      const response = await handler(input.output);
      return isRefusal(response) ? errorResponse(response.status, { message: response.message }) : json(response);
    });
  }

  call('faults', faultsCall, ({ clear, set = [] }) => {
    if (clear !== undefined) faults.clear(clear === true ? undefined : clear);
    for (const fault of set) faults.set(fault);
    return { faults: faults.list() };
  });

  /** One password for all players created at run time, because hashing is slow and they hold only play money. */
  let sharedPassword: Promise<{ password: string; passwordHash: string }> | null = null;
  const createSharedPassword = async () => {
    const password = randomBytes(12).toString('base64url');
    return { password, passwordHash: await hashPassword(password) };
  };

  call(
    'players',
    playersCall,
    async ({ brand, marketId, scenario, termsAccepted, marketingAsked }): Promise<NewSandboxPlayer | Refusal> => {
      const username = `player.${randomBytes(6).toString('hex')}`;
      const { password, passwordHash } = await (sharedPassword ??= createSharedPassword());
      const { age, ...made }: Pick<NewPlayer, 'grant' | 'status' | 'userType'> & { age?: number } = scenarios[scenario];
      const userId = accounts.players.create({ username, passwordHash, brand, marketId, termsAccepted, ...made });
      if (userId !== null && age !== undefined)
        registerSandboxPerson(persons, accounts.players, { userId, age, now: clock.now() });
      if (userId !== null && marketingAsked)
        preferences.save(userId, marketOf(brand, marketId)?.rules.registration.marketingChannels ?? [], new Set());
      return userId === null
        ? refuse(404, `The brand ${brand} has no market ${marketId}.`)
        : { username, password, userId };
    },
  );

  call(
    'player',
    playerCall,
    ({ username }) =>
      toControlRoomPlayer(accounts.players, wallet, username) ?? refuse(404, 'No player has this username.'),
  );

  call('status', statusCall, ({ userId, accountStatusId }) =>
    accounts.players.setStatus(userId, accountStatusId) ? { userId, accountStatusId } : refuse(404, 'No such player'),
  );

  call('persons', personsCall, ({ decide }) =>
    decide !== undefined && !matches.decide(decide.userId, decide.otherId, decide.isSame)
      ? refuse(404, 'These accounts are not in the queue.')
      : { open: matches.open(), decisions: matches.decisions() },
  );

  call('location-provider', locationProviderCall, ({ clear, set = [] }) => {
    if (clear) locationStandIn.clear();
    const isFull = !set.every(({ ipAddress, locations }) => locationStandIn.set(ipAddress, locations));
    return isFull ? refuse(409, 'The provider is full.') : { addresses: locationStandIn.addresses() };
  });

  call('exclusion-register', exclusionRegisterCall, ({ add, remove }) => {
    if (remove !== undefined && !registerStandIn.remove(remove)) return refuse(404, 'No such entry');
    if (add === undefined) return { entries: registerStandIn.entries() };
    const details = 'userId' in add.person ? matches.detailsOf(add.person.userId) : add.person;
    if (details === null) return refuse(404, 'This player never registered.');
    const entryId = registerStandIn.add(details, add.until);
    return entryId === null ? refuse(409, 'The register is full.') : { entryId, entries: registerStandIn.entries() };
  });

  call('clock', clockCall, ({ reset, move }) => {
    if (reset) clock.move(Date.now() - clock.now());
    clock.move(move);
    return { now: clock.now() };
  });

  call('maintenance', maintenanceCall, ({ clear, set = [] }) => {
    const stranger = set.find(({ gameId }) => !catalogue.byId(gameId));
    if (stranger) return refuse(404, `There is no game ${stranger.gameId}.`);
    if (clear !== undefined) maintenance.clear(clear === true ? undefined : clear);
    for (const { gameId, minutes } of set)
      maintenance.set(gameId, minutes === 0 ? null : clock.now() + minutes * 60_000);
    return {
      games: catalogue.all.flatMap((game) => {
        const backAt = maintenance.backAt(game);
        return backAt === null ? [] : [{ gameId: game.gameGroupId, backAt }];
      }),
    };
  });

  call('recalls', recallsCall, ({ recall = [], reinstate = [], reason }) => {
    const unknown = [...recall, ...reinstate].find((gameId) => !catalogue.byId(gameId));
    if (unknown !== undefined) return refuse(404, `There is no game ${unknown}.`);
    if (recall.length + reinstate.length > 0 && reason === undefined) return refuse(400, 'Give a reason.');
    recalls.recall(recall, reason ?? '');
    recalls.reinstate(reinstate, reason ?? '');
    return { games: recalls.current(), log: recalls.log(shownRecalls), refusedBuilds };
  });

  call('jackpots', jackpotsCall, ({ set }) => {
    const isDone = set === undefined || jackpots.change(set.type, set.currencyIsoCode, set) !== null;
    return isDone
      ? { jackpots: jackpots.all() }
      : refuse(400, 'There is no such pot, or it would break its own rules (its limit, its deadline).');
  });

  call('simulated-rounds', simulatedRoundsCall, ({ count, ...options }) => {
    const rounds = simulated.playNow(count, options);
    return rounds.length === count
      ? { rounds }
      : refuse(
          409,
          `Only ${rounds.length} rounds could be played: there is no such game or market, or the player pool is full.`,
        );
  });

  call('simulated-players', simulatedPlayersCall, ({ isOn }) => {
    if (isOn !== undefined) simulated.setOn(isOn);
    return simulated.status();
  });

  call('balances', balancesCall, ({ userId, type, amount }) => {
    if (!accounts.players.byId(userId)) return refuse(404, 'No such player');
    const move = { userId, amount: Math.abs(amount), reference: 'control' };
    const key = `control:${randomUUID()}`;
    if (amount >= 0) wallet.book({ ...move, key, kind: 'grant', balanceType: type });
    else if (!wallet.book({ ...move, key, kind: 'withdrawal' }).booked)
      return refuse(409, 'The player has less than that.');
    else wallet.book({ ...move, key: `${key}:out`, kind: 'payout' });
    return { balances: wallet.balances(userId) };
  });

  call('free-spins', freeSpinsCall, ({ userId, gameId, spins }) => {
    const player = accounts.players.byId(userId);
    if (!player) return refuse(404, 'No such player');
    return freeSpins.grant({
      source: `control:${randomUUID()}`,
      userId,
      gameGroupId: gameId,
      currencyIsoCode: player.currency,
      stake: 20,
      spins,
      playBefore: clock.now() + 86_400_000,
    });
  });

  call('cashier', cashierCall, ({ hold, outcome, finish }) => {
    if (hold !== undefined) payments.scenario.hold = hold;
    if (outcome !== undefined) payments.scenario.outcome = outcome;
    if (finish !== undefined) payments.finish(finish);
    payments.advance();
    return payments.scenario;
  });

  call('books', booksCall, ({ userId }) => {
    if (userId === undefined) return wallet.verifyBooks();
    if (!accounts.players.byId(userId)) return refuse(404, 'No such player');
    return { ...wallet.verifyBooks(), balance: wallet.realBalance(userId), history: wallet.history(userId) };
  });

  call('flags', flagsCall, ({ set, goals, stream }) => {
    const { flags, streams, measurements } = flagService;
    // Stream faults first, so that a silenced stream does not announce flags set in the same call.
    if (stream?.silence !== undefined) streams.setSilent(stream.silence);
    if (goals !== undefined) measurements.setGoals(goals);
    flags.set(set);
    if (stream?.send !== undefined) streams.send(stream.send.event, stream.send.data);
    if (stream?.drop === true) streams.drop();
    return { flags: flags.all(), streams: streams.count, events: measurements.events() };
  });
  call('messages', messagesCall, ({ publish, fate = [] }) => publishedMessages(broker, publish, fate));
  call('hub', hubCall, (order) => applyHubCommand(hub, spelling, order));

  call('collector', collectorCall, ({ clear, answer, kind, sessionId, wordsInRecordings }) => {
    if (clear) collector.clear();
    if (answer !== undefined) collector.planResponse(answer);
    const recorded = collector.recordedText();
    return {
      ...collector.status(),
      collected: collector.items({ kind, sessionId }),
      recordings: collector.recordings(),
      wordsInRecordings: wordsInRecordings.filter((word) => recorded.includes(word)),
    };
  });

  return {
    name: 'control',
    pages: { services: app as unknown as Hono },
  };
}

interface NewSandboxPlayer {
  username: string;
  password: string;
  userId: number;
}
