import { randomUUID } from 'node:crypto';
import { confirmLimit, playerProtection, setLimit } from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { cashierCall } from './support/openGame.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let sandbox: SandboxProcessUnderTest;
let movedMs = 0;
beforeAll(async () => {
  // Neither UTC nor a zone of a market: limits must not depend on where a server stands.
  sandbox = await startSandboxProcess({ TZ: 'America/Toronto' });
});
afterAll(() => sandbox.stop());

const advance = async (ms: number): Promise<void> => {
  movedMs += ms;
  await sandbox.moveClock(ms);
};
/** Moves the sandbox to a moment, and leaves a minute for what follows. */
const moveTo = (moment: string): Promise<void> => advance(Date.parse(moment) - Date.now() - movedMs);

const bearerOf = async (player: SandboxPlayer) => (await sandbox.logIn(player)).tokens.userToken;

async function deposit(player: SandboxPlayer, amount: number): Promise<string> {
  const { tokens } = await sandbox.logIn(player);
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken: tokens.launchTokens[0] ?? '',
    culture: 'en',
  });
  const { body } = await cashierCall<{ reason?: string; payment?: { state: string } }>(
    sandbox,
    'POST',
    '/payments',
    opened.body.sessionId,
    { direction: 'deposit', instrumentId: 'card-4021', amount, clientKey: randomUUID() },
  );
  return body.payment?.state ?? body.reason ?? '';
}

const dayLimit = ({ limits }: Protection) => limits.find(({ kind, period }) => kind === 'deposit' && period === 'day');
const requestDayLimit = async (player: SandboxPlayer, value: number | null) =>
  dayLimit(
    (
      await sandbox.call(
        setLimit,
        { body: { kind: 'deposit', period: 'day', value } },
        { bearer: await bearerOf(player) },
      )
    ).body as Protection,
  );

test.each([
  ['the clocks of Toronto go forward', '2031-03-09T04:30:00Z'],
  ['the clocks of Toronto go back', '2031-11-02T03:30:00Z'],
  ['the clocks of London go forward', '2032-03-28T00:30:00Z'],
  ['the clocks of London go back', '2032-10-31T00:30:00Z'],
  ['a year ends', '2033-12-31T23:59:00Z'],
])('RM-05 when %s, a day of a limit and of its cooling-off is 24 hours to the minute', async (_, moment) => {
  await moveTo(moment);
  const player = await sandbox.newPlayer({ marketId: 'row' });
  await requestDayLimit(player, 5000);
  expect(await deposit(player, 5000)).toBe('booked');
  expect(await requestDayLimit(player, 9000)).toMatchObject({ value: 5000, waiting: { value: 9000 } });
  const confirmation = { body: { kind: 'deposit', period: 'day' } } as const;
  await advance(24 * hourMs - 2 * minuteMs);
  expect(await deposit(player, 500)).toBe('limitReached');
  const early = await sandbox.call(confirmLimit, confirmation, { bearer: await bearerOf(player) });
  expect(early.body).toMatchObject({ confirmed: false });
  await advance(3 * minuteMs);
  expect(await deposit(player, 5000)).toBe('booked');
  const late = await sandbox.call(confirmLimit, confirmation, { bearer: await bearerOf(player) });
  expect(late.body).toMatchObject({ confirmed: true });
});

test('RM-05 a month of a limit begins at the last day of a shorter month', async () => {
  await moveTo('2034-01-31T12:00:00Z');
  const player = await sandbox.newPlayer({ marketId: 'row' });
  const set = { body: { kind: 'deposit', period: 'month', value: 5000 } } as const;
  await sandbox.call(setLimit, set, { bearer: await bearerOf(player) });
  expect(await deposit(player, 5000)).toBe('booked');
  await moveTo('2034-02-28T11:00:00Z');
  expect(await deposit(player, 500)).toBe('limitReached');
  await moveTo('2034-02-28T13:00:00Z');
  // A month before is 28 January, so the deposit of the 31st still counts.
  expect(await deposit(player, 500)).toBe('limitReached');
  await moveTo('2034-03-03T13:00:00Z');
  expect(await deposit(player, 500)).toBe('booked');
});

test('RM-05 of two devices that change a limit at once the stricter value applies, in either order', async () => {
  for (const [one, other] of [
    [2000, 8000],
    [8000, 2000],
  ] as const) {
    const player = await sandbox.newPlayer({ marketId: 'row' });
    const devices = [
      await sandbox.logIn(player, { closeExistingSessions: false }),
      await sandbox.logIn(player, { closeExistingSessions: false }),
    ];
    await sandbox.call(
      setLimit,
      { body: { kind: 'deposit', period: 'day', value: 10_000 } },
      { bearer: devices[0]?.tokens.userToken ?? '' },
    );
    await Promise.all(
      [one, other].map((value, at) =>
        sandbox.call(
          setLimit,
          { body: { kind: 'deposit', period: 'day', value } },
          { bearer: devices[at]?.tokens.userToken ?? '' },
        ),
      ),
    );
    const state = await sandbox.call(playerProtection, {}, { bearer: devices[1]?.tokens.userToken ?? '' });
    expect(dayLimit(state.body as Protection)?.value).toBe(2000);
  }
});

test('UK14b a request for a looser limit is refused 400 days later, and says that it expired @uk', async () => {
  const player = await sandbox.newPlayer();
  await requestDayLimit(player, 1000);
  const requested = await requestDayLimit(player, 9000);
  const waiting = requested?.waiting;
  expect(Date.parse(waiting?.confirmableUntil ?? '') - Date.parse(waiting?.confirmableFrom ?? '')).toBe(
    7 * 24 * hourMs,
  );
  await advance(400 * 24 * hourMs);
  const late = await sandbox.call(
    confirmLimit,
    { body: { kind: 'deposit', period: 'day' } },
    { bearer: await bearerOf(player) },
  );
  expect(late.body).toMatchObject({ confirmed: false, refusal: 'expired' });
  expect(dayLimit((late.body as { protection: Protection }).protection)).toMatchObject({ value: 1000, waiting: null });
});
