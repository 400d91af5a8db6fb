import { details, login, refreshToken } from '@foyer/contract/accounts';
import type { Account, LoginSuccess, Tokens } from '@foyer/contract/accounts';
import { playerProtection } from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginRequest } from './platformCalls.ts';
import { startPlatformProcess } from './platformProcess.ts';
import type { PlatformProcessUnderTest } from './platformProcess.ts';
import { registrationOf } from './registrationOf.ts';

let platform: PlatformProcessUnderTest;
beforeAll(async () => {
  platform = await startPlatformProcess();
});
afterAll(() => platform.stop());

/** The steps of opening an account as a browser goes through them; a kill falls before each, and after the last. */
const moments = [
  'while the form is on its way',
  'when the account is open and nobody heard of it',
  'before its session is entered',
  'when it is entered and nobody heard of it',
  'when the player is in',
] as const;

test.each(moments)(
  'RG-01 RG-02 BK-05 the sandbox is killed %s: there is one account, its welcome money is booked once, and its player comes in',
  async (moment) => {
    const request = {
      ...registrationOf('uk'),
      limits: [{ kind: 'deposit' as const, period: 'week' as const, value: 5000 }],
    };
    const open = () => platform.call(register, { body: request });
    const enter = (token: string) =>
      platform.call(refreshToken, { body: { numLaunchTokens: 10, refreshToken: token } });

    if (moment === 'while the form is on its way') {
      const asked = open().catch((error: unknown) => error);
      await platform.crashAndRestart();
      await asked;
    }
    if (moment === 'when the account is open and nobody heard of it') {
      await platform.faults({ target: 'register', kind: 'lostAnswer', times: 1 });
      await expect(open()).rejects.toThrow(/fetch failed/);
      await platform.crashAndRestart();
    }
    const opened = await open();
    expect(opened.body).toEqual({ opened: true, refreshToken: expect.any(String) });
    const { refreshToken: token } = opened.body as { refreshToken: string };
    if (moment === 'before its session is entered') await platform.crashAndRestart();
    let tokens: Tokens;
    if (moment === 'when it is entered and nobody heard of it') {
      await platform.faults({ target: 'refreshToken', kind: 'lostAnswer', times: 1 });
      await expect(enter(token)).rejects.toThrow(/fetch failed/);
      await platform.crashAndRestart();
      // A token is good once; the player logs in with what they chose.
      expect((await enter(token)).status).toBe(401);
      tokens = ((await platform.call(login, { body: loginRequest(request.details) })).body as LoginSuccess).tokens;
    } else {
      ({ tokens } = (await enter(token)).body as { tokens: Tokens });
    }
    if (moment === 'when the player is in') await platform.crashAndRestart();

    const known = await platform.call(details, {}, { bearer: tokens.userToken });
    expect(known.body).toMatchObject({
      account: {
        core: { username: request.details.username },
        regulated: { accountStatusId: 1, areTermsAndConditionsAccepted: true },
      },
    });
    const { userId } = (known.body as { account: Account }).account.core;
    const { balance, balanced, history } = await platform.books(userId);
    expect({ balance, balanced, kinds: history.map(({ kind }) => kind) }).toEqual({
      balance: 10_000,
      balanced: true,
      kinds: ['grant'],
    });
    const protection = (await platform.call(playerProtection, {}, { bearer: tokens.userToken })).body as Protection;
    expect(protection.limits.filter(({ value }) => value !== null)).toMatchObject([
      { kind: 'deposit', period: 'week', value: 5000, waiting: null },
    ]);
    // The person is known: another form opens nothing more.
    const second = await platform.call(register, {
      body: {
        ...request,
        key: crypto.randomUUID(),
        details: { ...request.details, username: `${request.details.username}-2` },
      },
    });
    expect(second.body).toEqual({ opened: false, because: 'notOpened' });
  },
);
