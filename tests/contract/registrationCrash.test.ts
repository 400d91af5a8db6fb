import { details, login, refreshToken } from '@foyer/contract/accounts';
import type { Account, LoginSuccess, Tokens } from '@foyer/contract/accounts';
import { playerProtection } from '@foyer/contract/limits';
import type { Protection } from '@foyer/contract/limits';
import { register } from '@foyer/contract/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrationRequest } from './support/registrationRequest.ts';
import { loginRequest } from './support/sandboxCalls.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

/** The steps of opening an account in a browser. The sandbox is killed before each step and after the last one. */
const steps = [
  'while the form is being sent',
  'after opening the account, before its response arrives',
  'before the session starts',
  'after the session starts, before its response arrives',
  'after the player has logged in',
] as const;

test.each(steps)(
  'RG-01 RG-02 BK-05 a sandbox killed %s still opens one account with one welcome grant',
  async (step) => {
    const request = {
      ...registrationRequest('uk'),
      limits: [{ kind: 'deposit' as const, period: 'week' as const, value: 5000 }],
    };
    const open = () => sandbox.call(register, { body: request });
    const enter = (token: string) => sandbox.call(refreshToken, { body: { numLaunchTokens: 10, refreshToken: token } });

    if (step === 'while the form is being sent') {
      const pending = open().catch((error: unknown) => error);
      await sandbox.crashAndRestart();
      await pending;
    }
    if (step === 'after opening the account, before its response arrives') {
      await sandbox.faults({ target: 'register', kind: 'lostResponse', times: 1 });
      await expect(open()).rejects.toThrow(/fetch failed/);
      await sandbox.crashAndRestart();
    }
    const opened = await open();
    expect(opened.body).toEqual({ opened: true, refreshToken: expect.any(String) });
    const { refreshToken: token } = opened.body as { refreshToken: string };
    if (step === 'before the session starts') await sandbox.crashAndRestart();
    let tokens: Tokens;
    if (step === 'after the session starts, before its response arrives') {
      await sandbox.faults({ target: 'refreshToken', kind: 'lostResponse', times: 1 });
      await expect(enter(token)).rejects.toThrow(/fetch failed/);
      await sandbox.crashAndRestart();
      // A token can be used once, so the player logs in with the chosen password.
      expect((await enter(token)).status).toBe(401);
      tokens = ((await sandbox.call(login, { body: loginRequest(request.details) })).body as LoginSuccess).tokens;
    } else {
      ({ tokens } = (await enter(token)).body as { tokens: Tokens });
    }
    if (step === 'after the player has logged in') await sandbox.crashAndRestart();

    const known = await sandbox.call(details, {}, { bearer: tokens.userToken });
    expect(known.body).toMatchObject({
      account: {
        core: { username: request.details.username },
        regulated: { accountStatusId: 1, areTermsAndConditionsAccepted: true },
      },
    });
    const { userId } = (known.body as { account: Account }).account.core;
    const { balance, balanced, history } = await sandbox.books(userId);
    expect({ balance, balanced, kinds: history.map(({ kind }) => kind) }).toEqual({
      balance: 10_000,
      balanced: true,
      kinds: ['grant'],
    });
    const protection = (await sandbox.call(playerProtection, {}, { bearer: tokens.userToken })).body as Protection;
    expect(protection.limits.filter(({ value }) => value !== null)).toMatchObject([
      { kind: 'deposit', period: 'week', value: 5000, waiting: null },
    ]);
    // The person is known, so another form opens no account.
    const second = await sandbox.call(register, {
      body: {
        ...request,
        key: crypto.randomUUID(),
        details: { ...request.details, username: `${request.details.username}-2` },
      },
    });
    expect(second.body).toEqual({ opened: false, because: 'notOpened' });
  },
);
