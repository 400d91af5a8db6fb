import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import type { PlatformUnderTest } from './support/platformCalls.ts';
import { startPlatformUnderTest } from './support/startPlatformUnderTest.ts';
import { builtWeb } from './support/webUnderTest.ts';

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await startPlatformUnderTest();
});
afterAll(() => platform.stop());

async function runServer(env: Record<string, string>, ...args: string[]) {
  const child = spawn(`${projectRoot}/node_modules/.bin/node`, [`${builtWeb}/server/server.js`, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, output, errors };
}

function sandboxVariables(): Record<string, string> {
  const { port } = platform;
  return {
    PORT: '0',
    PLATFORM_URL: `http://127.0.0.1:${port}`,
    MEDIA_ORIGIN: `http://media.localhost:${port}`,
    GAMES_ORIGIN: `http://games.localhost:${port}`,
    CASHIER_ORIGIN: `http://cashier.localhost:${port}`,
    PORTAL_ORIGIN: `http://portal.localhost:${port}`,
    SESSION_SECRET: 'a-secret-that-must-not-be-printed-anywhere',
  };
}

describe('server.js --check', () => {
  test('exits with 0 and describes the configuration when everything responds', async () => {
    const { code, output } = await runServer(sandboxVariables(), '--check');
    expect(output.split('\n').filter((line) => line.startsWith('✘'))).toEqual([]);
    expect(output).toMatch(/This is a sandbox deployment\. It listens on 127\.0\.0\.1, port 0\./);
    expect(output.match(/✔ service \w+ at http:\S+ responds/g)).toHaveLength(8);
    expect(output).toMatch(/✔ real-time hub at/);
    expect(output).not.toContain('must-not-be-printed');
    expect(code).toBe(0);
  });

  test('exits with 1 and names the service, origin, folder and Redis that cannot be used', async () => {
    const closed = await freePort();
    const down = {
      ...sandboxVariables(),
      ACCOUNTS_URL: `http://127.0.0.1:${closed}`,
      GAMES_URL: `http://127.0.0.1:${platform.port}/nowhere`,
      CASHIER_ORIGIN: `http://cashier.localhost:${closed}`,
      REDIS_URL: `redis://user:private-password@127.0.0.1:${closed}`,
      RELEASE_FILES_FOLDER: `${projectRoot}/package.json/files`,
    };
    const { code, output } = await runServer(down, '--check');
    const failed = output.split('\n').filter((line) => line.startsWith('✘'));
    expect(failed).toEqual([
      `✘ service accounts at http://127.0.0.1:${closed}: nothing listens there (ECONNREFUSED).`,
      `✘ service games at http://127.0.0.1:${platform.port}/nowhere: the call winners responds with 404; is the address right?`,
      `✘ cashier at http://cashier.localhost:${closed}: nothing listens there (ECONNREFUSED).`,
      `✘ folder of release files ${projectRoot}/package.json/files: cannot be written (ENOTDIR).`,
      expect.stringMatching(/^✘ Redis at 127\.0\.0\.1:\d+: .*ECONNREFUSED/),
    ]);
    expect(output).not.toContain('private-password');
    expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([1, '5 problems.']);
  });

  test('reports invalid variables and developer’s values together', async () => {
    const { code, output } = await runServer({ ...sandboxVariables(), DEPLOYMENT: 'production', PORT: 'x' }, '--check');
    expect(output).toMatch(/✘ The variable PORT cannot be read/);
    expect(output).toMatch(/✘ WEBHOOK_SECRET is missing/);
    expect(code).toBe(1);
  });
});

test('production refuses to start with developer’s values and lists each of them', async () => {
  const { code, output, errors } = await runServer({
    ...sandboxVariables(),
    DEPLOYMENT: 'production',
    STRICT_HOSTS: 'on',
  });
  for (const name of [
    'WEBHOOK_SECRET',
    'PLATFORM_URL',
    'MEDIA_ORIGIN',
    'HUB_ORIGIN',
    'PUBLIC_SCHEME',
    'TRUSTED_PROXIES',
  ])
    expect(errors).toContain(`${name} `);
  expect(errors).not.toContain('STRICT_HOSTS');
  expect([code, output]).toEqual([1, '']);
});
