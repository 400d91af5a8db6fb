import { fileURLToPath } from 'node:url';
import { brands } from '@foyer/brands/brands';
import { gamesList } from '@foyer/contract/games';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startIdentityProvider } from '../../adapters/oidc/src/startIdentityProvider.ts';
import type { IdentityProvider } from '../../adapters/oidc/src/startIdentityProvider.ts';
import { serveAdapters } from '../../scripts/adapters/serveAdapters.ts';
import { conformanceOptions } from '../conformance/conformanceOptions.ts';
import { runConformance } from '../conformance/runConformance.ts';
import { startAggregator } from '../support/aggregator/startAggregator.ts';
import type { Aggregator } from '../support/aggregator/startAggregator.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

/** A board of plinko. */
const boardId = 10_068;

let sandbox: SandboxProcessUnderTest;
let provider: IdentityProvider;
let aggregator: Aggregator;
beforeAll(async () => {
  provider = await startIdentityProvider({
    redirectUris: ['http://regency.localhost/external-login'],
    postLogoutRedirectUris: ['http://regency.localhost/'],
    users: {},
    resource: 'urn:foyer:sandbox',
  });
  sandbox = await startSandboxProcess({ COVERS: 'onDemand' });
  aggregator = await startAggregator(() => sandbox.port, boardId);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  aggregator.stop();
  await sandbox.stop();
  provider.stop();
});

test.each(['aggregator', 'oidc'])('conformance finds services behind the adapter %s to fit', async (name) => {
  const player = await sandbox.newPlayer();
  const base = `http://127.0.0.1:${sandbox.port}`;
  // Every game, so that the aggregator has whichever the check launches.
  const lists = await Promise.all(
    brands.map(async ({ productId }) =>
      v.parse(gamesList.response, await (await fetch(`${base}/games/games?productId=${productId}`)).json()),
    ),
  );
  const games = new Set(
    lists.flatMap(({ data }) => data.map(({ GameGroupId }) => `${GameGroupId}=bw-drops@brightwater`)),
  );
  const settings = {
    ADAPTER_AGGREGATOR_BASE: aggregator.base,
    ADAPTER_AGGREGATOR_KEY: aggregator.key,
    ADAPTER_AGGREGATOR_GAMES: [...games].join(' '),
    ADAPTER_AGGREGATOR_PLAIN_HTTP: 'on',
    ADAPTER_OIDC_ISSUER: provider.issuer,
    ADAPTER_OIDC_CLIENT_ID: provider.clientId,
    ADAPTER_OIDC_CLIENT_SECRET: provider.clientSecret,
    ADAPTER_OIDC_RESOURCE: 'urn:foyer:sandbox',
    ADAPTER_OIDC_PLAIN_HTTP: 'on',
  };
  for (const [variable, value] of Object.entries(settings)) vi.stubEnv(variable, value);
  const adapters = fileURLToPath(new URL(`../../adapters/${name}/src/${name}Adapter.ts`, import.meta.url));
  const options = conformanceOptions(
    {
      accounts: `${base}/accounts`,
      games: `${base}/games`,
      username: player.username,
      adapters,
      'with-side-effects': true,
    },
    player.password,
  );
  if (typeof options === 'string') throw new Error(options);
  const served = await serveAdapters(adapters, options.bases);
  try {
    const { endpoints } = await runConformance({ ...options, bases: served.bases });
    // The check logs in with a password, so its refresh token is not the provider's.
    const differing = endpoints.filter(({ outcome }) => outcome === 'differs').map((one) => one.name);
    expect(differing).toEqual(name === 'oidc' ? ['refreshToken'] : []);
    expect(aggregator.requested.splice(0).length > 0).toBe(name === 'aggregator');
    expect(endpoints.filter(({ outcome }) => outcome === 'fits').length).toBeGreaterThan(20);
  } finally {
    await served.stop();
  }
});
