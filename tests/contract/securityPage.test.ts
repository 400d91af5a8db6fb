import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { maxPasswordLength, minPasswordLength } from '@foyer/contract/passwordStrength';
import { describe, expect, test } from 'vitest';
import { addressWindowMs, maxFailuresPerAddress } from '../../sandbox/src/services/accounts/addressLimit.ts';
import { lockMs, maxLoginAttempts } from '../../sandbox/src/services/accounts/loginAttempts.ts';
import { sessionLifeMs } from '../../sandbox/src/services/accounts/sessions.ts';
import { userTokenLifeMs } from '../../sandbox/src/services/accounts/userToken.ts';
import { resetLinkLifeMs } from '../../sandbox/src/services/password-reset/resetLinks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const endpoints = readFileSync(join(root, 'docs/endpoints.md'), 'utf8');
const minute = 60_000;

/** Cells of each row: numbers, requirement, implementation, tests. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [\d\w]/.test(line) && !line.startsWith('| # '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
const rowOf = (number: string) => rows.find(([numbers]) => numbers === number)?.[2] ?? `no line ${number}`;

/** Sources of all tests and of the suites that they import. */
function testSources(): string {
  return ['tests', 'web/src', 'sandbox/src', 'contract/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter(
      (file) =>
        !file.includes('node_modules') &&
        (/\.(test|spec)\.tsx?$/.test(file) || /tests\/contract\/web\/\w+\.ts$/.test(file)),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A number from the web’s source code, which these tests do not import. */
function webNumber(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readFileSync(join(root, 'web/src', file), 'utf8'))?.[1]);
}

/** Patterns of calls that would contradict a row marked as not met. */
const contradictions: Record<string, RegExp> = {
  '6.3.3': /secondFactor|oneTimeCode|passkey|webAuthn|totp/i,
  '7.5.2': /`(?:list|get|read|end)(?:Own|Other)?Sessions`/,
};

describe('docs/security.md', () => {
  test('names existing tests', () => {
    const named = rows.flatMap((cells) =>
      [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(40);
    const sources = testSources();
    expect([...new Set(named)].filter((name) => !sources.includes(name))).toEqual([]);
  });

  test('states the same limits and lifetimes as the code', () => {
    expect(rowOf('6.1.1')).toContain(`${maxLoginAttempts} failures lock a name for ${lockMs / minute} minutes`);
    expect(rowOf('6.1.1')).toContain(
      `${maxFailuresPerAddress} failures an address in ${addressWindowMs / minute} minutes`,
    );
    expect(rowOf('6.1.1')).toContain(
      `${webNumber('features/login/login.server.ts', /loginsPerAddress = \{ calls: (\d+), seconds: 60 \}/)} calls an address a minute at the web`,
    );
    expect(rowOf('6.2.1, 6.2.9')).toBe(`${minPasswordLength} to ${maxPasswordLength} characters`);
    expect(rowOf('6.3.8 (L3)')).toContain(
      `${webNumber('features/registration/registrationApi.ts', /rateLimit: \{ calls: (\d+), seconds: 60 \}/)} times a minute at the web, and after ${maxFailuresPerAddress} refusals in ${addressWindowMs / minute} minutes`,
    );
    expect(rowOf('6.4.1, 6.4.3')).toContain(`${resetLinkLifeMs / minute} minutes`);
    expect(rowOf('7.1.1, 7.3.2')).toContain(
      `user token ${userTokenLifeMs / minute} minutes, session ${sessionLifeMs / (60 * minute)} hours`,
    );
  });

  test('marks no control as not met that a call provides', () => {
    const denied = rows.filter(([, , here = '']) => here.includes('**not met**')).map(([numbers = '']) => numbers);
    // Each row marked as not met has a pattern here.
    expect(denied).toEqual(Object.keys(contradictions));
    for (const number of denied)
      expect([number, contradictions[number]?.exec(endpoints)?.[0] ?? null]).toEqual([number, null]);
  });
});
