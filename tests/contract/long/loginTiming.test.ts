import { expect, test } from 'vitest';
import { testSandboxContext } from '../../../sandbox/src/kernel/testSandboxContext.ts';
import { createAccounts } from '../../../sandbox/src/services/accounts/accounts.ts';
import { accountsSchema } from '../../../sandbox/src/services/accounts/accountsSchema.ts';
import { createLogin } from '../../../sandbox/src/services/accounts/createLogin.ts';
import { createLoginAttempts } from '../../../sandbox/src/services/accounts/loginAttempts.ts';
import { hashPassword } from '../../../sandbox/src/services/accounts/password.ts';
import { createWallet } from '../../../sandbox/src/services/wallet/wallet.ts';
import { loginRequest } from '../support/sandboxCalls.ts';

const rounds = 100;
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

test(
  'AU-20 an unknown name takes as long as a wrong password, over 200 alternating logins',
  { timeout: 300_000 },
  async () => {
    const sandboxContext = testSandboxContext();
    const wallet = createWallet(sandboxContext);
    sandboxContext.database.exec(`${wallet.tables}${accountsSchema}`);
    const accounts = createAccounts(sandboxContext, wallet);
    const passwordHash = await hashPassword('the right one');
    accounts.players.create({
      username: 'mira',
      passwordHash,
      brand: 'regency',
      marketId: 'uk',
      grant: 0,
      termsAccepted: true,
    });
    const attempts = createLoginAttempts(sandboxContext);
    const logIn = createLogin({
      sandboxContext,
      accounts,
      attempts,
      addresses: { waitSeconds: () => null, recordFailure: () => undefined },
      checkRegister: async () => undefined,
      issueReturnToken: () => '',
      locations: { decide: () => 'allowed', report: () => undefined },
    });

    /** CPU time of this process in milliseconds, independent of other load. */
    async function cost(username: string): Promise<number> {
      const before = process.cpuUsage();
      expect(await logIn(loginRequest({ username, password: 'a wrong one' }))).toMatchObject({
        status: 401,
        code: 10401,
      });
      const { user, system } = process.cpuUsage(before);
      attempts.forget(username);
      return (user + system) / 1000;
    }

    for (const name of ['mira', 'nobody', 'mira', 'nobody']) await cost(name);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, so that background work affects both sides equally.
      for (const side of round % 2 === 0 ? [known, unknown] : [unknown, known])
        side.push(await cost(side === known ? 'mira' : `nobody.${round}`));
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5);
    // Both sides take the time of a password check.
    expect(median(unknown)).toBeGreaterThan(5);
  },
);
