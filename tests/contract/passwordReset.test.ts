import { details, login } from '@foyer/contract/accounts';
import { changePassword, requestPasswordReset, resetPassword } from '@foyer/contract/passwordReset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginRequest } from './support/sandboxCalls.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { sentMessages, sentResetToken } from './support/sentResetToken.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ WEB_ORIGINS: 'http://regency.localhost:3000,http://pulse.localhost:3000' });
});
afterAll(() => sandbox.stop());

const minutes = 60_000;
const good = 'harbour zinc lamp';
let lastAddress = 0;
const requestReset = (username: string, { productId = 8145, ipAddress = `198.51.100.${lastAddress++}` } = {}) =>
  sandbox.call(requestPasswordReset, { body: { username, productId, identifiers: { ipAddress } } });
const reset = (resetToken: string, password = good) => sandbox.call(resetPassword, { body: { resetToken, password } });
const logIn = async (username: string, password: string) =>
  (await sandbox.call(login, { body: loginRequest({ username, password }) })).status;

test('AU-20 a reset request gets the same response for players, strangers and repeated requests', async () => {
  const player = await sandbox.newPlayer();
  const elsewhere = await sandbox.newPlayer({ brand: 'aurora', marketId: 'row' });
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
  const signatures = [];
  for (const name of names) {
    const { status, body, headers } = await requestReset(name);
    signatures.push({ status, body, size: headers.get('content-length'), names: [...headers.keys()] });
  }
  for (const face of signatures) expect(face).toEqual(signatures[0]);
  expect(signatures[0]).toMatchObject({ status: 200, body: { accepted: true } });
  expect(await sentMessages(sandbox, player.username)).toHaveLength(3);
  expect(await sentMessages(sandbox, elsewhere.username)).toEqual([]);
});

test('a reset link works once, ends every session, lifts the lock and notifies the player', async () => {
  const player = await sandbox.newPlayer();
  const { tokens } = await sandbox.logIn(player);
  for (let count = 1; count <= 4; count += 1) await logIn(player.username, 'wrong');
  expect(await logIn(player.username, player.password)).toBe(401);
  const [link, secondLink] = [await sentResetToken(sandbox, player), await sentResetToken(sandbox, player)];
  expect((await reset(link)).body).toEqual({ changed: true });
  expect((await sandbox.call(details, {}, { bearer: tokens.userToken })).status).toBe(401);
  expect([await logIn(player.username, player.password), await logIn(player.username, good)]).toEqual([401, 200]);
  for (const used of [link, secondLink])
    expect([(await reset(used, 'another good phrase')).status, (await reset(used)).body]).toEqual([
      410,
      expect.objectContaining({ code: 10410 }),
    ]);
  expect((await sentMessages(sandbox, player.username))[0]).toMatchObject({
    subject: 'Your password was changed',
    link: null,
  });
});

test('one of two concurrent uses of a reset link succeeds', async () => {
  const link = await sentResetToken(sandbox, await sandbox.newPlayer());
  const responses = await Promise.all([reset(link, 'first good phrase'), reset(link, 'second good phrase')]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test('a reset link is valid for half an hour, and an invented one is refused', async () => {
  const player = await sandbox.newPlayer();
  const link = await sentResetToken(sandbox, player);
  await sandbox.moveClock(31 * minutes);
  expect((await reset(link)).status).toBe(410);
  expect((await reset('A'.repeat(43))).status).toBe(410);
  const laterLink = await sentResetToken(sandbox, player);
  expect((await reset(laterLink)).status).toBe(200);
});

test.each([
  ['', 10421],
  ['short', 10421],
  ['😀'.repeat(9), 10421],
  ['password123', 10422],
  ['aaaaaaaaaaaaaa', 10422],
  ['USERNAME', 10422],
])('the password %j is refused without using up the link', async (password, code) => {
  const player = await sandbox.newPlayer();
  const link = await sentResetToken(sandbox, player);
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
])('%j is accepted as a password', async (password) => {
  const player = await sandbox.newPlayer();
  expect((await reset(await sentResetToken(sandbox, player), password)).status).toBe(200);
  expect([await logIn(player.username, password), await logIn(player.username, `${password} `)]).toEqual([200, 401]);
});

test('the reset link leads to the player’s brand with its token in the fragment', async () => {
  const [pulse, chinese] = [
    await sandbox.newPlayer({ brand: 'pulse', marketId: 'row' }),
    await sandbox.newPlayer({ marketId: 'row-zh' }),
  ];
  expect(await sentResetToken(sandbox, pulse, 20_101)).toMatch(/^[\w-]{43}$/);
  expect((await sentMessages(sandbox, pulse.username))[0]?.link).toMatch(/^http:\/\/pulse\.localhost:3000\/#reset=/);
  await sentResetToken(sandbox, chinese);
  expect((await sentMessages(sandbox, chinese.username))[0]).toMatchObject({
    subject: '设置新密码',
    link: expect.stringMatching(/^http:\/\/regency\.localhost:3000\/#reset=/),
  });
});

test('an address with too many reset requests gets 429, and an empty username gets 400', async () => {
  const statuses = [];
  for (let count = 0; count <= 50; count += 1)
    statuses.push((await requestReset(`nobody.${count}`, { ipAddress: '203.0.113.77' })).status);
  expect([statuses[49], statuses[50]]).toEqual([200, 429]);
  expect((await requestReset('  ')).status).toBe(400);
});

test('the outbox shows sent messages to callers on this machine only', async () => {
  const page = await sandbox.raw('/control/outbox');
  expect(page.status).toBe(200);
  expect(page.body).toContain('Choose a new password');
  expect((await sandbox.raw('/control/outbox.json', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});

test('AU-20 changing the password ends other sessions and unused links, but not this session', async () => {
  const player = await sandbox.newPlayer();
  const otherSession = await sandbox.logIn(player, { closeExistingSessions: false });
  const ownSession = await sandbox.logIn(player, { closeExistingSessions: false });
  const link = await sentResetToken(sandbox, player);
  const change = (currentPassword: string, password: string) =>
    sandbox.call(changePassword, { body: { currentPassword, password } }, { bearer: ownSession.tokens.userToken });
  expect(await change('not the one', good)).toMatchObject({ status: 403, body: { code: 10401 } });
  expect(await change(player.password, 'short')).toMatchObject({ status: 400, body: { code: 10421 } });
  expect(await change(player.password, player.username)).toMatchObject({ status: 400, body: { code: 10422 } });
  expect((await change(player.password, good)).body).toEqual({ changed: true });
  const sessionStatus = async ({ tokens }: typeof ownSession) =>
    (await sandbox.call(details, {}, { bearer: tokens.userToken })).status;
  expect([await sessionStatus(ownSession), await sessionStatus(otherSession)]).toEqual([200, 401]);
  expect([await logIn(player.username, player.password), await logIn(player.username, good)]).toEqual([401, 200]);
  expect((await reset(link, 'another good phrase')).status).toBe(410);
  expect((await sentMessages(sandbox, player.username))[0]).toMatchObject({ subject: 'Your password was changed' });
});

test('AU-20 an open session allows only a few attempts at the current password', async () => {
  const player = await sandbox.newPlayer();
  const { tokens } = await sandbox.logIn(player);
  const change = (currentPassword: string) =>
    sandbox.call(changePassword, { body: { currentPassword, password: good } }, { bearer: tokens.userToken });
  for (let count = 1; count <= 4; count += 1) expect((await change(`guess ${count}`)).status).toBe(403);
  expect((await change(player.password)).status).toBe(429);
  expect(
    (await sandbox.call(changePassword, { body: { currentPassword: player.password, password: good } })).status,
  ).toBe(401);
});
