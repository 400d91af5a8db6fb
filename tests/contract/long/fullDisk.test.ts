import { randomUUID } from 'node:crypto';
import { refreshLaunchTokens } from '@foyer/contract/accounts';
import { sendDocument } from '@foyer/contract/verification';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoundResponse } from '../../../games/src/play/playApi.ts';
import type { PaymentResult, SessionResponse } from '../../../sandbox/src/services/cashier/cashierApi.ts';
import { createHttpClient } from '../support/httpClient.ts';
import { cashierCall, gameCall, openGame } from '../support/openGame.ts';
import { gameOf } from '../support/openGameSession.ts';
import { sandboxAt, smallSandbox } from '../support/sandboxCalls.ts';
import type { SandboxUnderTest } from '../support/sandboxCalls.ts';
import { runSandbox } from '../support/sandboxProcess.ts';
import type { SandboxProcess } from '../support/sandboxProcess.ts';
import { mountSmallDisk, smallDiskSkipReason } from '../support/smallDisk.ts';
import type { SmallDisk } from '../support/smallDisk.ts';
import { runWeb } from '../support/webUnderTest.ts';

const reason = smallDiskSkipReason();
if (reason !== null) process.stderr.write(`Full disks are not tested here. ${reason}\n`);

const fullSentence =
  /^The disk that holds \S+ is full; free some space, or set DATA_FOLDER to a folder on another disk\.$/;
/** A stack trace as it appears in the log or in crash output. */
const stack = /\n\s+at |\\n\s+at /;

describe.skipIf(reason !== null)('on a full disk', () => {
  let disk: SmallDisk;
  let process_: SandboxProcess | null = null;
  beforeEach(async () => {
    disk = await mountSmallDisk(16);
  });
  afterEach(async () => {
    process_?.child.kill('SIGKILL');
    await process_?.ended;
    process_ = null;
    await disk.unmount();
  });

  async function start(): Promise<SandboxUnderTest> {
    const started = (process_ = runSandbox({ ...smallSandbox, PORT: '0', DATA_FOLDER: disk.folder }, [], disk.within));
    const ready = await started.ready;
    if (ready === null) throw new Error(`The sandbox did not start: ${started.output().error}`);
    return { ...sandboxAt(ready.port), dataFolder: disk.folder, stop: () => started.ended };
  }

  test('GM-08 GM-09 BK-02 rounds and payments are refused without loss and continue once there is space', async () => {
    const sandbox = await start();
    const { userId, ...credentials } = await sandbox.newPlayer({ marketId: 'row', scenario: 'funded' });
    const game = gameOf('blackjack');
    const { userToken, sessionId } = await openGame(sandbox, game.gameGroupId, credentials);
    const cashier = await openCashier(sandbox, userToken);
    const begin = (clientRoundKey: string) =>
      gameCall<RoundResponse>(sandbox, 'POST', '/rounds', sessionId, { bet: { stake: 100 }, clientRoundKey });
    const pending = await cashier.deposit({ instrumentId: 'bank-slowwater', amount: 1000 });
    expect(pending.body).toMatchObject({ payment: { state: 'pending' } });
    await sendDocuments(sandbox);
    const before = await sandbox.books(userId);

    disk.fill();
    // The database journal may have some space left.
    const booked = [];
    const [depositKey, roundKey] = [randomUUID(), randomUUID()];
    let refused = await cashier.deposit({ clientKey: depositKey });
    while (refused.status === 200) {
      booked.push(refused.body.payment.paymentId);
      refused = await cashier.deposit({ clientKey: randomUUID() });
    }
    expect([refused.status, refused.body]).toEqual([
      503,
      { message: expect.stringContaining('cannot be written to') as string },
    ]);
    expect((await begin(roundKey)).status).toBe(503);
    const deposited = new Set(booked).size * 2000;
    expect(await sandbox.books(userId)).toMatchObject({ balanced: true, balance: before.balance + deposited });
    // Payment and documents are due. Their timers fail on the full disk as well, and the sandbox keeps running.
    await sandbox.moveClock(90_000);
    await expect
      .poll(() =>
        process_
          ?.output()
          .error.split('\n')
          .filter((line) => fullSentence.test(line)),
      )
      .not.toEqual([]);
    expect((await begin(roundKey)).status).toBe(503);
    expect(process_?.output().error).not.toMatch(stack);

    disk.free();
    const round = await begin(roundKey);
    expect([round.status, (await begin(roundKey)).body]).toEqual([200, round.body]);
    const key = randomUUID();
    const [deposit, again] = [await cashier.deposit({ clientKey: key }), await cashier.deposit({ clientKey: key })];
    expect([deposit.status, deposit.body.payment.state, again.body.payment.paymentId]).toEqual([
      200,
      'booked',
      deposit.body.payment.paymentId,
    ]);
    await expect
      .poll(async () =>
        (await sandbox.books(userId)).history
          .filter(({ kind }) => kind === 'deposit')
          .map(({ amount }) => amount)
          .includes(1000),
      )
      .toBe(true);
    const { balanced, balance, history } = await sandbox.books(userId);
    const sum = (kind: string) =>
      history.filter((move) => move.kind === kind).reduce((total, { amount }) => total + amount, 0);
    expect({ balanced, stakes: sum('stake'), deposits: sum('deposit') }).toEqual({
      balanced: true,
      stakes: 100,
      deposits: deposited + 2000 + 1000,
    });
    expect(balance).toBe(before.balance + deposited + 2000 + 1000 - 100 + sum('win'));
  });

  test('the first start explains the problem in one sentence and works once there is space', async () => {
    disk.fill();
    const failed = runSandbox({ ...smallSandbox, PORT: '0', DATA_FOLDER: disk.folder }, [], disk.within);
    expect(await failed.ended).toBe(1);
    expect(failed.output().out).toBe('');
    expect(failed.output().error).toMatch(
      /^The disk that holds \S+ (is full|cannot be written to); .* another disk\.\n$/,
    );
    disk.free();
    expect(await (await start()).newPlayer()).toHaveProperty('userId');
  });

  test('GM-09 a killed sandbox restarts without space and keeps all balances', async () => {
    const sandbox = await start();
    const player = await sandbox.newPlayer({ scenario: 'funded' });
    const { balance } = await sandbox.books(player.userId);
    disk.fill();
    process_?.child.kill('SIGKILL');
    await process_?.ended;
    const restarted = await start();
    expect(await restarted.books(player.userId)).toMatchObject({ balanced: true, balance });
    await expect(restarted.logIn(player)).rejects.toThrow('The login was answered 503');
    disk.free();
    expect((await restarted.logIn(player)).account.core.userId).toBe(player.userId);
  });

  test('a log that cannot be written stops neither the sandbox nor the web front end', async () => {
    const into = (name: string, stream: 1 | 2) => [
      ...disk.within,
      'sh',
      '-c',
      `log="$1"; shift; exec "$@" ${stream}>"$log"`,
      'sh',
      `${disk.folder}/${name}`,
    ];
    const started = (process_ = runSandbox(
      { ...smallSandbox, PORT: '0', DATA_FOLDER: disk.folder },
      [],
      into('platform.log', 2),
    ));
    const ready = await started.ready;
    const sandbox = sandboxAt(ready?.port ?? 0);
    const web = runWeb({ PLATFORM_URL: sandbox.origin, LOG_LEVEL: 'debug' }, into('web.log', 1));
    await expect.poll(() => disk.read('web.log')).toContain('"ready"');
    const httpClient = createHttpClient(
      (
        JSON.parse(
          disk
            .read('web.log')
            .split('\n')
            .find((line) => line.startsWith('{"ready"')) ?? '',
        ) as { port: number }
      ).port,
    );
    try {
      disk.fill();
      // Every refused write and every page adds a line to the logs.
      for (let count = 0; count < 40; count += 1) {
        expect((await httpClient.request({ path: `/no-such-page-${count}` })).status).toBe(404);
        expect(
          (
            await sandbox.raw('/control/players', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{}',
            })
          ).status,
        ).toBe(503);
      }
      disk.free();
      expect((await httpClient.request()).status).toBe(200);
      expect(await sandbox.newPlayer()).toHaveProperty('userId');
      // Lines that could not be written are written with the next one.
      await expect.poll(() => disk.read('web.log').split('\n').length).toBeGreaterThan(40);
    } finally {
      httpClient.close();
      web.kill('SIGKILL');
    }
  });
});

/** Documents of a player, which a timer will verify. */
async function sendDocuments(sandbox: SandboxUnderTest): Promise<void> {
  const { tokens } = await sandbox.logIn(await sandbox.newPlayer({ scenario: 'provisional' }));
  for (const step of ['identity', 'address'] as const) {
    const sent = await sandbox.call(
      sendDocument,
      { body: { step, fileName: `${step}.png`, fileType: 'image/png', data: 'iVBORw0KGgo=' } },
      { bearer: tokens.userToken },
    );
    expect(sent.status).toBe(200);
  }
}

/** The cashier of a logged-in player. */
async function openCashier(sandbox: SandboxUnderTest, userToken: string) {
  const { body } = await sandbox.call(refreshLaunchTokens, { body: { numLaunchTokens: 1 } }, { bearer: userToken });
  const [launchToken] = (body as { launchTokens: string[] }).launchTokens;
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken,
    culture: 'en',
  });
  return {
    deposit: (wanted: object) =>
      cashierCall<PaymentResult>(sandbox, 'POST', '/payments', opened.body.sessionId, {
        direction: 'deposit',
        instrumentId: 'card-4021',
        amount: 2000,
        clientKey: randomUUID(),
        ...wanted,
      }),
  };
}
