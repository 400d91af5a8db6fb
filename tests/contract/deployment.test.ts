import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { servicesContractVersion } from '@foyer/contract/contractVersion';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { openSandboxProxy } from './support/sandboxProxy.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';
import { visitOfPage } from './support/webBrowser.ts';
import { builtWeb, startWebUnderTest } from './support/webUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

async function runServer(env: Record<string, string>, ...args: string[]) {
  const child = spawn(`${projectRoot}/node_modules/.bin/node`, [`${builtWeb}/server/server.js`, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, output, errors };
}

function sandboxVariables(): Record<string, string> {
  const { port } = sandbox;
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

const failuresIn = (output: string) => output.split('\n').filter((line) => line.startsWith('✘'));

describe('server.js --check', () => {
  test('exits with 0 and describes the configuration when everything responds', async () => {
    const { code, output } = await runServer(sandboxVariables(), '--check');
    expect(failuresIn(output)).toEqual([]);
    expect(output).toMatch(/This is a sandbox deployment\. It listens on 127\.0\.0\.1, port 0\./);
    expect(output.match(/✔ service \w+ at http:\S+ responds/g)).toHaveLength(8);
    expect(output).toMatch(/✔ real-time hub at/);
    for (const name of ['winners', 'jackpots', 'liveTables', 'favourites', 'metered', 'history', 'verification'])
      expect(output).toMatch(new RegExp(`✔ ${name} at http:\\S+ responds`));
    expect(output).not.toMatch(/^–/m);
    expect(output).not.toContain('must-not-be-printed');
    expect(code).toBe(0);
  });

  test('exits with 1 and names what cannot be used', async () => {
    const down = {
      ...sandboxVariables(),
      GAMES_URL: `http://127.0.0.1:${sandbox.port}/nowhere`,
      RELEASE_FILES_FOLDER: `${projectRoot}/package.json/files`,
    };
    const { code, output } = await runServer(down, '--check');
    expect(failuresIn(output)).toEqual([
      `✘ service games at http://127.0.0.1:${sandbox.port}/nowhere: the call gamesList responds with 404; is the address right?`,
      `✘ folder of release files ${projectRoot}/package.json/files: cannot be written (ENOTDIR).`,
    ]);
    expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([1, '2 problems.']);
  });

  test('skips what is off, and names the variable for an optional call that is not there', async () => {
    const base = `http://127.0.0.1:${sandbox.port}`;
    const chatless = { ...sandboxVariables(), CHAT_URL: `${base}/nowhere`, HUB_ORIGIN: 'http://127.0.0.1:1' };
    const { code, output } = await runServer({ ...chatless, CAPABILITIES_OFF: 'realTime winners' }, '--check');
    expect(output).toContain('Capabilities that are off: winners, messages, realTime.');
    expect(output.split('\n').filter((line) => line.startsWith('–'))).toEqual([
      `– service milestones at ${base}/milestones: off, not checked (CAPABILITIES_OFF).`,
      `– service broker at ${base}/broker: off, not checked (CAPABILITIES_OFF).`,
      `– service chat at ${base}/nowhere: optional, not there. Is the address right? CAPABILITIES_OFF=chat switches it off.`,
      `– winners at ${base}/games: off, not checked (CAPABILITIES_OFF).`,
      `– messages at ${base}/broker: off, not checked (CAPABILITIES_OFF).`,
    ]);
    expect([code, output.includes('real-time hub')]).toEqual([0, false]);
  });

  test('skips services that are off, and the hub without real time', async () => {
    const without = { ...sandboxVariables(), CHAT_URL: 'off', BROKER_URL: 'off', MILESTONES_URL: 'off' };
    const { code, output } = await runServer(without, '--check');
    expect(output).toContain('Capabilities that are off: messages, realTime, chat.');
    expect(output).toContain('Services that are off: milestones, broker, chat.');
    expect(output.split('\n').filter((line) => line.startsWith('–'))).toEqual([
      '– service milestones: off, not checked (MILESTONES_URL=off).',
      '– service broker: off, not checked (BROKER_URL=off).',
      '– service chat: off, not checked (CHAT_URL=off).',
      '– messages: off, not checked (BROKER_URL=off).',
    ]);
    expect([code, output.includes('real-time hub')]).toEqual([0, false]);
  });

  test('names the fallback of real time when only the negotiation is not there', async () => {
    const address = `http://127.0.0.1:${sandbox.port}/nowhere`;
    const { code, output } = await runServer({ ...sandboxVariables(), MILESTONES_URL: address }, '--check');
    expect(output.split('\n').filter((line) => line.startsWith('–'))).toEqual([
      `– service milestones at ${address}: not there; pages connect to the broker’s hub. Is the address right?`,
    ]);
    expect(code).toBe(0);
  });

  test('GM-07 counts a missing call as a problem where the rules of a market demand it', async () => {
    const proxy = await openSandboxProxy(sandbox.port);
    proxy.respondWith({ path: /\/metered\//, status: 501, body: '{"message":"Not implemented"}' });
    const { code, output } = await runServer({ ...sandboxVariables(), PLATFORM_URL: proxy.origin }, '--check');
    await proxy.close();
    expect(output.split('\n').filter((line) => line.startsWith('✘'))).toEqual([
      `✘ metered at ${proxy.origin}/games: the call is not there. CAPABILITIES_OFF cannot name metered, which these markets demand by their rule playWithoutMeter: regency uk, regency ca.`,
    ]);
    expect(code).toBe(1);
  });

  test('warns of a service that states another major version of the contract', async () => {
    const proxy = await openSandboxProxy(sandbox.port);
    proxy.addHeaders(/^\/games\//, { 'foyer-services-contract': '999.0.0' });
    const { code, output } = await runServer({ ...sandboxVariables(), PLATFORM_URL: proxy.origin }, '--check');
    await proxy.close();
    expect(output.split('\n').filter((line) => /^[✘–]/.test(line) && line.includes('service games'))).toEqual([
      `– service games at ${proxy.origin}/games: responds, but states another major version of the services’ contract than ${servicesContractVersion}.`,
    ]);
    expect([code, output.match(/another major version/g)?.length, output.includes('999.0.0')]).toEqual([0, 1, false]);
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

describe('BRANDS_FILE', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-brands-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (content: object) => {
    const path = join(folder, 'brands.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const own = {
    regency: { hosts: ['www.regency.net'], supportEmail: 'help@regency.net', markets: { uk: { casinoId: 4711 } } },
  };

  test('gives a brand its hosts, support address and ids, and nothing answers at the former host', async () => {
    const web = await startWebUnderTest(sandbox.port, sandbox.origin, {
      BRANDS_FILE: fileWith(own),
      STRICT_HOSTS: 'on',
    });
    const page = await web.request({ country: 'GB', headers: { host: 'www.regency.net' } });
    expect([page.status, visitOfPage(page.text).market]).toEqual([200, 'uk']);
    expect(page.text).toMatch(/"supportEmail":"help@regency\.net"/);
    expect(page.text).toMatch(/"casinoId":4711\b/);
    expect((await web.request({ headers: { host: 'regency.localhost' } })).status).toBe(421);
    expect((await web.request({ brand: 'aurora' })).status).toBe(200);
    await web.stop();
  });

  test('a server with a file that it cannot use does not start and says why', async () => {
    const start = (path: string) => runServer({ ...sandboxVariables(), BRANDS_FILE: path });
    expect((await start(join(folder, 'missing.json'))).errors).toMatch(/^BRANDS_FILE cannot be read: .*ENOENT/m);
    const { code, errors } = await start(fileWith({ regency: { hosts: ['https://regency.net'] } }));
    expect(errors).toMatch(/^BRANDS_FILE: regency\.hosts\.0 must be a host name/m);
    expect(code).toBe(1);
  });

  test('--check says what each brand’s vendors are, and probes the address and flags of each', async () => {
    const chat = `http://messenger.localhost:${sandbox.port}/messenger/genesys-bootstrap/genesys.min.js`;
    const missing = `http://tags.localhost:${sandbox.port}/missing.js`;
    const path = fileWith({
      aurora: {
        vendors: {
          tagManager: { script: missing },
          flagEnvironment: 'unknown-environment',
          chat: { script: chat, deploymentId: 'aurora-chat', group: 'necessary' },
        },
      },
    });
    const variables = { ...sandboxVariables(), BRANDS_FILE: path, REPLAY: 'on' };
    const { code, output } = await runServer(variables, '--check');
    expect(output.split('\n').filter((line) => line.startsWith('Vendors'))).toEqual([
      'Vendors of regency, pulse: no tag manager; flags of the environment foyer-sandbox; built-in consent; built-in chat; session recordings at the collector after consent to C0002.',
      `Vendors of aurora: tag manager of ${new URL(missing).origin} after consent to C0002 or C0004; flags of the environment unknown-environment; built-in consent; chat of ${new URL(chat).origin} without consent; session recordings at the collector after consent to C0002.`,
    ]);
    expect(output).toMatch(/✔ flags of regency, pulse at http:\S+ responds/);
    expect(output).toContain(`✔ chat vendor of aurora at ${chat} responds`);
    expect(failuresIn(output).map((line) => line.replace(/ at http:\S+/, ':'))).toEqual([
      '✘ flags of aurora: responds with 404; are address and FLAG_ENVIRONMENT right?',
      '✘ flags of aurora: responds with 404; are address and FLAG_ENVIRONMENT right?',
      '✘ stream of flags of aurora: responds with 404; are address and FLAG_ENVIRONMENT right?',
      '✘ stream of flags of aurora: responds with 404; are address and FLAG_ENVIRONMENT right?',
      '✘ tag manager of aurora: responds with 404; is the address right?',
    ]);
    expect(code).toBe(1);
  });

  test('production refuses hosts and support addresses of examples unless it is a rehearsal', async () => {
    const production = { ...sandboxVariables(), DEPLOYMENT: 'production' };
    const errorsOf = async (variables: Record<string, string>) =>
      (await runServer({ ...production, ...variables })).errors;
    const refused = await errorsOf({ BRANDS_FILE: fileWith(own) });
    expect(refused).not.toMatch(/The brand regency/);
    expect(refused).toMatch(/^The brand aurora has the host aurora\.localhost/m);
    expect(refused).toMatch(/^The brand aurora has the support address/m);
    expect(await errorsOf({ REHEARSAL: 'on' })).not.toMatch(/The brand/);
  });
});
