import { randomUUID } from 'node:crypto';
import { accountCodes, login, reportLocation } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { register } from '@foyer/contract/registration';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RoundResponse, SessionResponse } from '../../games/src/play/playApi.ts';
import type { SessionResponse as CashierSession } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { cashierCall, gameCall } from './support/openGame.ts';
import { gameOf } from './support/openGameSession.ts';
import { registrationRequest } from './support/registrationRequest.ts';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
let gameId: string;
beforeAll(async () => {
  // As real services: who is not located is nowhere.
  sandbox = await startSandboxUnderTest({ UNREPORTED_LOCATION: 'unknown' });
  gameId = await sandbox.playableGame();
});
afterAll(() => sandbox.stop());

type Market = 'uk' | 'ca' | 'row';

async function logIn(marketId: Market) {
  const player = await sandbox.newPlayer({ brand: 'regency', marketId, scenario: 'funded' });
  const { tokens } = await sandbox.logIn(player);
  const left = [...tokens.launchTokens];
  const launchToken = () => left.shift() ?? '';
  return {
    ...player,
    userToken: tokens.userToken,
    launchFrom: (place?: string) =>
      sandbox.call(
        launch,
        {
          params: { gameId },
          ...(place !== undefined && { headers: { 'foyer-location': place } }),
          body: { productId: 8145, isMobile: false, isROW: marketId === 'row' },
        },
        { bearer: launchToken() },
      ),
    openFrom: (place?: string) =>
      gameCall<SessionResponse & { reason?: string }>(
        sandbox,
        'POST',
        '/session',
        undefined,
        { launchToken: launchToken(), gameId: Number(gameId) },
        place,
      ),
    cashierFrom: (place?: string) =>
      cashierCall<CashierSession>(sandbox, 'POST', '/session', undefined, { launchToken: launchToken() }, place),
    report: (place: string) =>
      sandbox.call(
        reportLocation,
        { body: { location: place, ipAddress: '198.51.100.9' } },
        { bearer: tokens.userToken },
      ),
  };
}
const stakeFrom = (sessionId: string, place?: string) =>
  gameCall<RoundResponse & { reason?: string }>(
    sandbox,
    'POST',
    '/rounds',
    sessionId,
    { bet: { stake: 100 }, clientRoundKey: randomUUID() },
    place,
  );

describe('play', () => {
  test.each<[Market, home: string, elsewhere: string]>([
    ['uk', 'GB', 'FR'],
    ['ca', 'CA-ON', 'US'],
    ['ca', 'CA-ON', 'CA-QC'],
    ['row', 'IE', 'GB'],
    ['row', 'IE', 'AQ'],
  ])('MK-11 a %s player launches in %s and not in %s', async (marketId, home, elsewhere) => {
    const { launchFrom, openFrom } = await logIn(marketId);
    const refused = await launchFrom(elsewhere);
    expect([refused.status, refused.body]).toMatchObject([403, { code: accountCodes.countryRestricted }]);
    expect((await openFrom(elsewhere)).body.reason).toBe('countryRestricted');
    expect((await launchFrom(home)).status).toBe(200);
    const { sessionId } = (await openFrom(home)).body;
    expect((await stakeFrom(sessionId, home)).status).toBe(200);
  });

  test.each<Market>(['uk', 'ca'])(
    'MK-11 a %s player without a location, or behind an anonymising network, cannot play',
    async (marketId) => {
      const { launchFrom, openFrom } = await logIn(marketId);
      for (const place of [undefined, 'unknown', 'anonymous']) {
        const refused = await launchFrom(place);
        expect([refused.status, refused.body]).toMatchObject([403, { code: accountCodes.locationUnknown }]);
      }
      for (const place of [undefined, 'XX', 'T1']) expect((await openFrom(place)).body.reason).toBe('locationUnknown');
    },
  );

  test('MK-11 a rest-of-world player without a location can play', async () => {
    const { launchFrom, openFrom } = await logIn('row');
    expect((await launchFrom()).status).toBe(200);
    const { sessionId } = (await openFrom()).body;
    expect((await stakeFrom(sessionId)).status).toBe(200);
  });

  test('MK-11 a player who crosses a border in mid-session stakes nothing, and goes on when back', async () => {
    const { userId, openFrom } = await logIn('ca');
    const { sessionId, balance, minimumRoundMs } = (await openFrom('CA-ON')).body;
    for (const place of ['US', 'AQ', 'T1']) {
      const refused = await stakeFrom(sessionId, place);
      expect([refused.status, refused.body.reason]).toEqual([
        403,
        place === 'T1' ? 'locationUnknown' : 'countryRestricted',
      ]);
    }
    expect((await sandbox.books(userId)).balance).toBe(balance);
    await sandbox.moveClock(minimumRoundMs);
    expect((await stakeFrom(sessionId, 'CA-ON')).status).toBe(200);
  });

  test('MK-11 the location that the front end reports each minute counts for a game whose edge names none', async () => {
    const { openFrom, report } = await logIn('uk');
    expect((await report('GB')).body).toEqual({ location: 'GB' });
    const { sessionId, minimumRoundMs } = (await openFrom()).body;
    expect((await stakeFrom(sessionId)).status).toBe(200);
    await report('FR');
    expect((await stakeFrom(sessionId)).body.reason).toBe('countryRestricted');
    await report('GB');
    await sandbox.moveClock(minimumRoundMs);
    expect((await stakeFrom(sessionId)).status).toBe(200);
  });
});

describe('the location provider', () => {
  const ipAddress = '198.51.100.9';
  const provide = async (...locations: string[]) => {
    const sent = await sandbox.raw('/control/location-provider', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ set: [{ ipAddress, locations }] }),
    });
    expect(sent.status).toBe(200);
  };
  afterEach(async () => {
    await sandbox.clearFaults();
    await provide();
  });

  test('MK-11 contradicts the edge: the stricter one decides about stakes, launches and deposits', async () => {
    const { launchFrom, openFrom, cashierFrom, report } = await logIn('uk');
    const { sessionId, minimumRoundMs } = (await openFrom('GB')).body;
    await provide('FR');
    expect((await report('GB')).body).toEqual({ location: 'FR' });
    expect((await stakeFrom(sessionId, 'GB')).body.reason).toBe('countryRestricted');
    expect((await launchFrom('GB')).status).toBe(403);
    expect((await cashierFrom('GB')).body.obstacles).toEqual({ deposit: 'countryRestricted', withdrawal: null });
    await provide('anonymous');
    expect((await report('GB')).body).toEqual({ location: 'anonymous' });
    expect((await stakeFrom(sessionId, 'GB')).body.reason).toBe('locationUnknown');
    await provide('GB');
    await report('GB');
    await sandbox.moveClock(minimumRoundMs);
    expect((await stakeFrom(sessionId, 'GB')).status).toBe(200);
    await report('FR');
    expect((await stakeFrom(sessionId)).body.reason).toBe('countryRestricted');
  });

  test.each(['500', 'refused', 'malformed', 'missingFields', 'noResponse', 'dribble'] as const)(
    'MK-11 whose response is %s: the edge decides, and what the provider said before holds',
    async (kind) => {
      const { openFrom, report } = await logIn('uk');
      const { sessionId, minimumRoundMs } = (await openFrom('GB')).body;
      await provide('FR');
      await sandbox.faults({ target: 'locateAddress', kind });
      expect((await report('GB')).body).toEqual({ location: 'GB' });
      expect((await stakeFrom(sessionId, 'GB')).status).toBe(200);
      await sandbox.clearFaults();
      await report('GB');
      await sandbox.faults({ target: 'locateAddress', kind });
      expect((await report('GB')).body).toEqual({ location: 'FR' });
      await sandbox.moveClock(minimumRoundMs);
      expect((await stakeFrom(sessionId, 'GB')).body.reason).toBe('countryRestricted');
    },
  );

  test('MK-11 on a train across a border: rounds end once by their rules, and the books balance', async () => {
    const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'ca', scenario: 'funded' });
    const { tokens } = await sandbox.logIn(player);
    await provide('CA-ON', 'US', 'CA-ON', 'CA-QC', 'unknown', 'US');
    const { gameGroupId } = gameOf('blackjack');
    await sandbox.maintain({ gameId: gameGroupId, minutes: 0 });
    const opened = await gameCall<SessionResponse>(
      sandbox,
      'POST',
      '/session',
      undefined,
      { launchToken: tokens.launchTokens[0], gameId: gameGroupId },
      'CA-ON',
    );
    const { sessionId, minimumRoundMs } = opened.body;
    let staked = 0;
    for (let call = 0; call < 24; call += 1) {
      // The edge and the provider see the train at other places, and each one somewhere else each time.
      const place = ['CA-ON', 'CA-ON', 'US', 'CA-ON', 'T1'][call % 5] ?? 'CA-ON';
      await sandbox.call(
        reportLocation,
        { body: { location: place === 'T1' ? 'anonymous' : place, ipAddress } },
        { bearer: tokens.userToken },
      );
      await sandbox.moveClock(minimumRoundMs);
      const round = await gameCall<RoundResponse & { reason?: string }>(
        sandbox,
        'POST',
        '/rounds',
        sessionId,
        { bet: { stake: 1000 }, clientRoundKey: randomUUID() },
        place,
      );
      if (round.status === 200) staked += 1;
      else expect(['countryRestricted', 'locationUnknown', 'roundOpen']).toContain(round.body.reason);
      // A stake needs both to see the player at home.
      if (place !== 'CA-ON') expect(round.status).toBe(403);
    }
    expect(staked).toBeGreaterThan(0);
    const { balanced, history } = await sandbox.books(player.userId);
    expect(balanced).toBe(true);
    expect(history.filter(({ kind }) => kind === 'stake')).toHaveLength(staked);
    await provide('US');
    await sandbox.call(reportLocation, { body: { location: 'US', ipAddress } }, { bearer: tokens.userToken });
    const { rounds } = (
      await gameCall<{ rounds: { win: number | null }[] }>(sandbox, 'GET', '/history', sessionId, undefined, 'US')
    ).body;
    expect([rounds.length, rounds.every(({ win }) => win !== null)]).toEqual([staked, true]);
  });
});

describe('money', () => {
  const payFrom = (bearer: string, direction: 'deposit' | 'withdrawal', place?: string) =>
    cashierCall<{ reason?: string }>(
      sandbox,
      'POST',
      '/payments',
      bearer,
      { direction, instrumentId: 'card-4021', amount: 2000, clientKey: randomUUID() },
      place,
    );

  test.each<[Market, place: string | undefined, reason: string]>([
    ['uk', 'FR', 'countryRestricted'],
    ['uk', undefined, 'locationUnknown'],
    ['ca', 'US', 'countryRestricted'],
    ['row', 'GB', 'countryRestricted'],
  ])('MK-11 a %s player at %s cannot deposit, and can withdraw', async (marketId, place, reason) => {
    const { cashierFrom } = await logIn(marketId);
    const { status, body } = await cashierFrom(place);
    expect([status, body.obstacles]).toEqual([200, { deposit: reason, withdrawal: null }]);
    expect((await payFrom(body.sessionId, 'deposit', place)).body).toEqual({ reason });
    expect((await payFrom(body.sessionId, 'withdrawal', place)).status).toBe(200);
  });
});

describe('accounts', () => {
  test('MK-11 a player may log in from everywhere, so that the money can be withdrawn', async () => {
    const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk' });
    for (const place of ['FR', 'AQ', 'anonymous', 'unknown']) {
      const { status, body } = await sandbox.call(login, {
        headers: { 'foyer-location': place },
        body: loginRequest(player),
      });
      expect([status, body]).toMatchObject([200, { account: { core: { userId: player.userId } } }]);
    }
  });

  test('MK-11 an account is opened only where its market allows play', async () => {
    const registerFrom = (market: Market, place?: string) =>
      sandbox.call(register, {
        ...(place !== undefined && { headers: { 'foyer-location': place } }),
        body: registrationRequest(market),
      });
    for (const [market, place, code] of [
      ['uk', 'FR', accountCodes.countryRestricted],
      ['uk', undefined, accountCodes.locationUnknown],
      ['ca', 'CA-QC', accountCodes.countryRestricted],
      ['row', 'CA-ON', accountCodes.countryRestricted],
    ] as const) {
      const refused = await registerFrom(market, place);
      expect([market, refused.status, refused.body]).toMatchObject([market, 403, { code }]);
    }
    expect((await registerFrom('uk', 'GB')).body).toMatchObject({ opened: true });
  });
});
