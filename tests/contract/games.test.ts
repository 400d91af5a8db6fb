import { errorBody } from '@foyer/contract/endpoint';
import { launch } from '@foyer/contract/gameLaunch';
import {
  addFavourite,
  addRecentlyPlayed,
  favouritesByUserToken,
  gameById,
  gamesList,
  recentlyPlayedByUserToken,
  removeFavourite,
} from '@foyer/contract/games';
import type { Game, GameInformation } from '@foyer/contract/games';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
let games: Game[];
let gameId: string;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  gameId = await sandbox.playableGame();
  games = await listed({ productId: '8145' });
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

async function listed(query: { productId: string; culture?: 'en' | 'zh'; tone?: 'adult' | 'full' }): Promise<Game[]> {
  return ((await sandbox.call(gamesList, { query })).body as { data: Game[] }).data;
}
const launchBody = { productId: 8145, isMobile: true, isROW: false };

test('GM-02 a launch with a launch token returns the address of the game', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ brand: 'regency', marketId: 'ca' }));
  const sandboxResponse = await sandbox.call(
    launch,
    { params: { gameId }, body: launchBody },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  const url = new URL((sandboxResponse.body as { launchUrl: string }).launchUrl);
  expect(url.origin).toBe(`http://games.localhost:${sandbox.port}`);
  expect(url.pathname).toBe(`/play/${gameId}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    launchtoken: '',
    currency: 'CAD',
    culture: 'en',
    isMobile: 'true',
    isROW: 'false',
    tone: 'adult',
  });
});

test('GM-02 a launch without a launch token is refused', async () => {
  const sandboxResponse = await sandbox.call(launch, { params: { gameId }, body: launchBody });
  expect([sandboxResponse.status, sandboxResponse.body]).toEqual([401, { message: 'Launch token missing' }]);
});

test('a refused launch does not consume the launch token', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const bearer = tokens.launchTokens[0] ?? '';
  const statusOf = async (id: string, productId: number) =>
    (await sandbox.call(launch, { params: { gameId: id }, body: { ...launchBody, productId } }, { bearer })).status;
  const [closed] = games;
  await sandbox.maintain({ gameId: closed?.GameGroupId ?? 0 });
  expect(await statusOf('999999999', 8145)).toBe(404);
  expect(await statusOf(String(closed?.GameGroupId), 8145)).toBe(503);
  await sandbox.clearMaintenance();
  expect(await statusOf(gameId, 17447)).toBe(401);
  expect(await statusOf(gameId, 8145)).toBe(200);
});

test('a game under maintenance states when it ends and is available again after that', async () => {
  const [game] = games;
  const id = game?.GameGroupId ?? 0;
  const one = async () =>
    (
      (await sandbox.call(gameById, { params: { gameId: String(id) }, query: { productId: '8145' } }))
        .body as GameInformation
    ).game.Properties;
  const resting = await sandbox.maintain({ gameId: id, minutes: 30 });
  const backAt = resting.find(({ gameId: other }) => other === id)?.backAt;
  expect(backAt).toBeGreaterThan(0);
  const listedAs = (list: Game[]) => list.find(({ GameGroupId }) => GameGroupId === id)?.Properties;
  expect(listedAs(await listed({ productId: '8145' }))).toMatchObject({ isAvailable: false, backAt });
  expect(await one()).toMatchObject({ isAvailable: false, backAt });
  await sandbox.moveClock(30 * 60_000);
  expect(await one()).toMatchObject({ isAvailable: true });
  await sandbox.moveClock(-30 * 60_000);
  await sandbox.maintain({ gameId: id, minutes: 0 });
  expect(listedAs(await listed({ productId: '8145' }))).toMatchObject({ isAvailable: true });
  await sandbox.clearMaintenance();
  const refused = await sandbox.raw('/control/maintenance', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"set":[{"gameId":999999999}]}',
  });
  expect(refused.status).toBe(404);
});

test.each([
  ['provisional', 'uk', 10501],
  ['dispatched', 'ca', 10501],
  ['unknown', 'row', 10500],
])('an account that is %s in the market %s can log in but not play', async (scenario, marketId, code) => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ scenario, marketId }));
  const sandboxResponse = await sandbox.call(
    launch,
    { params: { gameId }, body: launchBody },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect([sandboxResponse.status, sandboxResponse.body]).toEqual([403, expect.objectContaining({ code })]);
});

test('a provisional account can play where the market requires no verification', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ scenario: 'provisional', marketId: 'row' }));
  const sandboxResponse = await sandbox.call(
    launch,
    { params: { gameId }, body: { ...launchBody, isROW: true } },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect(sandboxResponse.status).toBe(200);
});

test('an account blocked during its session cannot play any more', async () => {
  const player = await sandbox.newPlayer();
  const { tokens } = await sandbox.logIn(player);
  await sandbox.setStatus(player.userId, 7);
  const sandboxResponse = await sandbox.call(
    launch,
    { params: { gameId }, body: launchBody },
    { bearer: tokens.launchTokens[0] ?? '' },
  );
  expect([sandboxResponse.status, sandboxResponse.body]).toEqual([403, expect.objectContaining({ code: 10507 })]);
});

test('favourites and recently played games are stored per player, newest first', async () => {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
  const other = await sandbox.logIn(await sandbox.newPlayer());
  const { userToken } = tokens;
  const ids = games.slice(0, 3).map(({ GameGroupId }) => GameGroupId);
  const [a = 0, b = 0, c = 0] = ids;
  const params = (id: number) => ({ params: { gameId: String(id) } });
  for (const id of [a, b, b, c]) {
    expect((await sandbox.call(addFavourite, params(id), { bearer: userToken })).body).toEqual({ saved: true });
    await sandbox.call(addRecentlyPlayed, params(id), { bearer: userToken });
  }
  await sandbox.call(removeFavourite, params(b), { bearer: userToken });
  await sandbox.call(addRecentlyPlayed, params(a), { bearer: userToken });
  const list = async (endpoint: typeof favouritesByUserToken, token: string) =>
    (await sandbox.call(endpoint, { body: { userToken: token } })).body;
  expect(await list(favouritesByUserToken, userToken)).toEqual([c, a]);
  expect(await list(recentlyPlayedByUserToken, userToken)).toEqual([a, c, b]);
  expect(await list(favouritesByUserToken, other.tokens.userToken)).toEqual([]);
  expect((await sandbox.call(addFavourite, params(999_999_999), { bearer: userToken })).status).toBe(404);
});

test.each([favouritesByUserToken, recentlyPlayedByUserToken])(
  'LB-07 $name: 401 for a refused token, 500 with 15006 for an unusable one',
  async (endpoint) => {
    const { tokens } = await sandbox.logIn(await sandbox.newPlayer());
    const { userToken } = tokens;
    const call = (token: string) => sandbox.call(endpoint, { body: { userToken: token } });
    expect((await call(userToken)).status).toBe(200);

    const forged = await call(`${userToken.slice(0, -4)}AAAA`);
    expect([forged.status, forged.body]).toEqual([401, expect.objectContaining({ code: 15001 })]);

    const guest = await sandbox.logIn(await sandbox.newPlayer({ scenario: 'guest' }));
    const unusable = await call(guest.tokens.userToken);
    expect([unusable.status, unusable.body]).toEqual([500, expect.objectContaining({ code: 15006 })]);

    await sandbox.faults({ target: endpoint.name, kind: '500', code: 15006, times: 1 });
    const faulty = await call(userToken);
    expect([faulty.status, v.parse(errorBody, faulty.body).code]).toEqual([500, 15006]);
    expect((await call(userToken)).status).toBe(200);
  },
);

test('names, pictures and rules use the requested language and tone', async () => {
  const [english, chinese] = await Promise.all([
    listed({ productId: '8145', culture: 'en' }),
    listed({ productId: '8145', culture: 'zh', tone: 'full' }),
  ]);
  expect(chinese.map(({ GameGroupId }) => GameGroupId)).toEqual(english.map(({ GameGroupId }) => GameGroupId));
  expect(english.every(({ SiteGameName, Name }) => SiteGameName === Name)).toBe(true);
  expect(chinese.every(({ SiteGameName }) => /\p{Script=Han}/u.test(SiteGameName))).toBe(true);
  expect(english[0]?.Properties.imageUrl).toContain('/adult/');
  expect(chinese[0]?.Properties.imageUrl).toContain('/full/');

  const about = async (culture: 'en' | 'zh') =>
    (
      await sandbox.call(gameById, {
        params: { gameId },
        query: { productId: '8145', culture, currencyIsoCode: 'EUR' },
      })
    ).body as GameInformation;
  const [inEnglish, inChinese] = [await about('en'), await about('zh')];
  expect(inEnglish.stakes).toEqual({ currencyIsoCode: 'EUR', minimum: 20, maximum: 500 });
  expect(inEnglish.rules.join()).toContain('Return to player');
  expect(inChinese.rules.join()).toMatch(/\p{Script=Han}/u);
  expect(inEnglish.hourlyCost?.paces).toHaveLength(3);
  for (const { average, low, high } of inEnglish.hourlyCost?.paces ?? []) {
    expect(average).toBeLessThan(0);
    expect(low).toBeLessThan(average);
    expect(high).toBeGreaterThan(average);
  }
  expect(inChinese.hourlyCost?.basis).toMatch(/\p{Script=Han}/u);
});

test('the age of a game follows the clock', async () => {
  const ages = async () => (await listed({ productId: '8145' })).map(({ Properties }) => Properties.ageDays);
  const before = await ages();
  await sandbox.moveClock(86_400_000);
  const after = await ages();
  expect(after.filter((age, index) => age === (before[index] ?? 0) + 1).length).toBeGreaterThan(before.length * 0.9);
});

test('unknown products and games are not found', async () => {
  expect((await sandbox.call(gamesList, { query: { productId: '1' } })).status).toBe(404);
  expect((await sandbox.call(gameById, { params: { gameId: '999999999' }, query: { productId: '8145' } })).status).toBe(
    404,
  );
});

test('LB-13 a game is listed with the lowest stake of its information', async () => {
  const byStake = new Map(games.map((game) => [game.Properties.minStake, game.GameGroupId]));
  expect(byStake.size).toBeGreaterThan(2);
  for (const [minStake, id] of byStake) {
    const { body } = await sandbox.call(gameById, {
      params: { gameId: String(id) },
      query: { productId: '8145', currencyIsoCode: 'GBP' },
    });
    expect((body as GameInformation).stakes.minimum).toBe(minStake);
  }
});
