import { details, login } from '@foyer/contract/accounts';
import { changePassword, requestPasswordReset, resetPassword } from '@foyer/contract/passwordReset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginRequest } from './platformCalls.ts';
import type { PlatformUnderTest } from './platformCalls.ts';
import { startPlatformUnderTest } from './platformUnderTest.ts';
import { sentMessages, sentResetToken } from './sentResetToken.ts';

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await startPlatformUnderTest({ WEB_ORIGINS: 'http://regency.localhost:3000,http://pulse.localhost:3000' });
});
afterAll(() => platform.stop());

const minutes = 60_000;
const good = 'harbour zinc lamp';
let lastAddress = 0;
const ask = (username: string, { productId = 8145, ipAddress = `198.51.100.${lastAddress++}` } = {}) =>
  platform.call(requestPasswordReset, { body: { username, productId, identifiers: { ipAddress } } });
const reset = (resetToken: string, password = good) => platform.call(resetPassword, { body: { resetToken, password } });
const logIn = async (username: string, password: string) =>
  (await platform.call(login, { body: loginRequest({ username, password }) })).status;

test('AU-20 asking for a link is answered alike for a player, a stranger, a player of another brand, and whoever asked too often', async () => {
  const player = await platform.newPlayer();
  const elsewhere = await platform.newPlayer({ brand: 'aurora', marketId: 'row' });
  const names = [
    player.username,
    'player.ffffffffffff',
    elsewhere.username,
    player.username,
    player.username,
    player.username,
    '😀<script>alert(1)</script>',
    "'; DROP TABLE player; --",
  ];
  const faces = [];
  for (const name of names) {
    const { status, body, headers } = await ask(name);
    faces.push({ status, body, size: headers.get('content-length'), names: [...headers.keys()] });
  }
  for (const face of faces) expect(face).toEqual(faces[0]);
  expect(faces[0]).toMatchObject({ status: 200, body: { accepted: true } });
  expect(await sentMessages(platform, player.username)).toHaveLength(3);
  expect(await sentMessages(platform, elsewhere.username)).toEqual([]);
});

test('a link changes the password once, ends every session, opens the lock, and the player is told', async () => {
  const player = await platform.newPlayer();
  const { tokens } = await platform.logIn(player);
  for (let count = 1; count <= 4; count += 1) await logIn(player.username, 'wrong');
  expect(await logIn(player.username, player.password)).toBe(401);
  const [link, spare] = [await sentResetToken(platform, player), await sentResetToken(platform, player)];
  expect((await reset(link)).body).toEqual({ changed: true });
  expect((await platform.call(details, {}, { bearer: tokens.userToken })).status).toBe(401);
  expect([await logIn(player.username, player.password), await logIn(player.username, good)]).toEqual([401, 200]);
  for (const used of [link, spare])
    expect([(await reset(used, 'another good phrase')).status, (await reset(used)).body]).toEqual([
      410,
      expect.objectContaining({ code: 10410 }),
    ]);
  expect((await sentMessages(platform, player.username))[0]).toMatchObject({
    subject: 'Your password was changed',
    link: null,
  });
});

test('two who use one link at the same time: one password stands', async () => {
  const link = await sentResetToken(platform, await platform.newPlayer());
  const responses = await Promise.all([reset(link, 'first good phrase'), reset(link, 'second good phrase')]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test('a link is good for half an hour, and none that was made up is', async () => {
  const player = await platform.newPlayer();
  const link = await sentResetToken(platform, player);
  await platform.moveClock(31 * minutes);
  expect((await reset(link)).status).toBe(410);
  expect((await reset('A'.repeat(43))).status).toBe(410);
  const later = await sentResetToken(platform, player);
  expect((await reset(later)).status).toBe(200);
});

test.each([
  ['', 10421],
  ['short', 10421],
  ['😀'.repeat(9), 10421],
  ['password123', 10422],
  ['aaaaaaaaaaaaaa', 10422],
  ['USERNAME', 10422],
])('the password %j is refused, and the link stays good', async (password, code) => {
  const player = await platform.newPlayer();
  const link = await sentResetToken(platform, player);
  const refused = await reset(link, password === 'USERNAME' ? player.username : password);
  expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code })]);
  expect((await reset(link)).status).toBe(200);
});

test.each([
  '<b>html</b> & "quotes"',
  "'; DROP TABLE player; --",
  '密码很长而且难猜的一句话',
  '🎲🎰🃏🎯🎳🏆🎪🎨🎭🎬',
  'eleven quiet lamps '.repeat(10),
])('%j is a password like any other', async (password) => {
  const player = await platform.newPlayer();
  expect((await reset(await sentResetToken(platform, player), password)).status).toBe(200);
  expect([await logIn(player.username, password), await logIn(player.username, `${password} `)]).toEqual([200, 401]);
});

test('the link leads to the player’s brand, and its token stands where no server sees it', async () => {
  const [pulse, chinese] = [
    await platform.newPlayer({ brand: 'pulse', marketId: 'row' }),
    await platform.newPlayer({ marketId: 'row-zh' }),
  ];
  expect(await sentResetToken(platform, pulse, 20_101)).toMatch(/^[\w-]{43}$/);
  expect((await sentMessages(platform, pulse.username))[0]?.link).toMatch(/^http:\/\/pulse\.localhost:3000\/#reset=/);
  await sentResetToken(platform, chinese);
  expect((await sentMessages(platform, chinese.username))[0]).toMatchObject({
    subject: '设置新密码',
    link: expect.stringMatching(/^http:\/\/regency\.localhost:3000\/#reset=/),
  });
});

test('an address that asks too often is told to wait, and an empty name is missing', async () => {
  const statuses = [];
  for (let count = 0; count <= 50; count += 1)
    statuses.push((await ask(`nobody.${count}`, { ipAddress: '203.0.113.77' })).status);
  expect([statuses[49], statuses[50]]).toEqual([200, 429]);
  expect((await ask('  ')).status).toBe(400);
});

test('the outbox shows people on this machine what was sent, and nobody else', async () => {
  const page = await platform.raw('/control/outbox');
  expect(page.status).toBe(200);
  expect(page.body).toContain('Choose a new password');
  expect((await platform.raw('/control/outbox.json', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
    403,
  );
});

test('AU-20 a player who is logged in changes the password with the old one: this session stays, every other one and every link that was sent is over', async () => {
  const player = await platform.newPlayer();
  const there = await platform.logIn(player, { closeExistingSessions: false });
  const here = await platform.logIn(player, { closeExistingSessions: false });
  const link = await sentResetToken(platform, player);
  const change = (currentPassword: string, password: string) =>
    platform.call(changePassword, { body: { currentPassword, password } }, { bearer: here.tokens.userToken });
  expect(await change('not the one', good)).toMatchObject({ status: 403, body: { code: 10401 } });
  expect(await change(player.password, 'short')).toMatchObject({ status: 400, body: { code: 10421 } });
  expect(await change(player.password, player.username)).toMatchObject({ status: 400, body: { code: 10422 } });
  expect((await change(player.password, good)).body).toEqual({ changed: true });
  const stands = async ({ tokens }: typeof here) =>
    (await platform.call(details, {}, { bearer: tokens.userToken })).status;
  expect([await stands(here), await stands(there)]).toEqual([200, 401]);
  expect([await logIn(player.username, player.password), await logIn(player.username, good)]).toEqual([401, 200]);
  expect((await reset(link, 'another good phrase')).status).toBe(410);
  expect((await sentMessages(platform, player.username))[0]).toMatchObject({ subject: 'Your password was changed' });
});

test('AU-20 whoever found a session open cannot try passwords without end', async () => {
  const player = await platform.newPlayer();
  const { tokens } = await platform.logIn(player);
  const change = (currentPassword: string) =>
    platform.call(changePassword, { body: { currentPassword, password: good } }, { bearer: tokens.userToken });
  for (let count = 1; count <= 4; count += 1) expect((await change(`guess ${count}`)).status).toBe(403);
  expect((await change(player.password)).status).toBe(429);
  expect(
    (await platform.call(changePassword, { body: { currentPassword: player.password, password: good } })).status,
  ).toBe(401);
});
