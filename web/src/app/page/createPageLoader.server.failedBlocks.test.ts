import { brands } from '@foyer/brands/brands';
import { contentBlocks, loginStates } from '@foyer/contract/blocks';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { expect, test } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { createLog } from '../../server/log.server.ts';
import type { UpstreamCache } from '../../server/upstreamCache.server.ts';
import { readConfiguration } from '../../services/configuration/configuration.server.ts';
import { flagDefaults } from '../../services/flags/flags.ts';
import type { Visit } from '../../services/market/visit.ts';
import { createVisitResolver } from '../../services/market/visitResolver.server.ts';
import { blockOf } from '../blocks/blockDefinitions.ts';
import { createPageLoader } from './createPageLoader.server.ts';
import { readPagePath } from './readPagePath.ts';

const visits = createVisitResolver(readConfiguration({}), () => flagDefaults);
function visitOf(cookie: string): Visit {
  const visit = visits.resolve({
    host: brands[0]?.hosts[0],
    cookie,
    userAgent: undefined,
    mobileHint: '?1',
    country: 'GB',
  });
  if (visit === null) throw new Error('The host belongs to no brand.');
  return visit;
}

/** Loads a page that holds the given blocks while every service but the page lookup fails. */
function loadWithout(aliases: readonly string[], path = '/', cookie = '') {
  const call = async ({ name }: AnyEndpoint) =>
    name === 'pageLookup'
      ? success({
          Id: 1,
          Path: path,
          Properties: { components: aliases.map((Alias) => ({ Alias, Properties: { loginState: loginStates } })) },
        })
      : failed({ kind: 'unreachable' });
  const responses = { call, forPageLoad: () => ({ call, usedStale: false }) } as unknown as UpstreamCache;
  return createPageLoader(responses, createLog('silent')).load(readPagePath(path), visitOf(cookie));
}

const inMain = (blocks: readonly { alias: string }[]) =>
  blocks.map(({ alias }) => alias).filter((alias) => blockOf(alias)?.region === 'main');
const editorsBlocks = Object.keys(contentBlocks).filter((alias) => blockOf(alias)?.isInner !== true);
/**
 * Blocks that these pages never show, so that they cannot fail: the second is not allowed in this market (UK9), and the
 * third needs a row of games on its page (PG-07).
 */
const absent = new Set(['appDownloadPrompt', 'becausePlayed', 'bigWinnerDetailGrid']);

for (const cookie of ['', 'foyer-player=1']) {
  test.each(editorsBlocks.filter((alias) => blockOf(alias)?.region === 'main' && !absent.has(alias)))(
    `F1 %s leaves a block in its place while every service fails, for ${cookie === '' ? 'a visitor' : 'a player'}`,
    async (alias) => {
      const { model } = await loadWithout([alias], '/', cookie);
      expect(inMain(model.blocks)).not.toEqual([]);
    },
  );

  test.each(editorsBlocks.filter((alias) => ['header', 'footer'].includes(blockOf(alias)?.region ?? '')))(
    `F1 %s is shown while every service fails, for ${cookie === '' ? 'a visitor' : 'a player'}`,
    async (alias) => {
      const { model } = await loadWithout([alias], '/', cookie);
      expect(model.blocks.map((block) => block.alias)).toContain(alias);
    },
  );
}

test('F1 adjacent failed blocks leave one message, and the first one leads the page', async () => {
  const { model, isComplete } = await loadWithout([
    'gamesGridComponent',
    'filteredGamesGridComponent',
    'richText',
    'gamesGridComponent',
  ]);
  expect(inMain(model.blocks)).toEqual(['failedBlock', 'richText', 'failedBlock']);
  expect(
    model.blocks.filter(({ alias }) => alias === 'failedBlock').map(({ properties }) => properties['leadsPage']),
  ).toEqual([true, false]);
  expect([model.status, isComplete]).toEqual([200, false]);
});

test('PG-09 a game page whose game failed to load has status 503 and a message', async () => {
  const { model, isComplete } = await loadWithout(['gameWindow'], '/game/41000');
  expect([model.status, isComplete]).toEqual([503, false]);
  expect(model.blocks.find(({ alias }) => alias === 'failedBlock')?.properties).toEqual({
    isGame: true,
    leadsPage: true,
  });
});

test('HT-02 the page of an unknown game is incomplete while its alternatives fail to load', async () => {
  const call = async ({ name }: AnyEndpoint) =>
    failed(name === 'gameById' ? { kind: 'refused', status: 404 } : { kind: 'unreachable' });
  const responses = { call, forPageLoad: () => ({ call, usedStale: false }) } as unknown as UpstreamCache;
  const { model, isComplete } = await createPageLoader(responses, createLog('silent')).load(
    readPagePath('/game/41000'),
    visitOf(''),
  );
  expect([model.status, isComplete]).toEqual([404, false]);
});
