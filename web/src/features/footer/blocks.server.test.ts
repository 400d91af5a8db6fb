import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { resolveFooter } from './blocks.server.ts';

const nodeWith = (properties: object) => success([{ Properties: properties }]);

test.each([
  ['one link', nodeWith({ help: { Url: '/help', Name: 'Help' } }), ['ageMark', 'columns', 'complianceUrls'], 0],
  ['no link', nodeWith({}), ['ageMark'], 0],
  ['a failure, which makes the page incomplete', failed({ kind: 'unreachable' }), ['ageMark'], 1],
])('HI-03 the footer has the market’s links only if there are any: %s', async (_case, response, names, incomplete) => {
  const markIncomplete = vi.fn<() => void>();
  const lookups = {
    visit: visitFixture({ nodeId: 1 }),
    cachedUpstream: { call: async () => response },
    markIncomplete,
  };
  const properties = await resolveFooter({ ageMark: '18+' }, lookups as unknown as BlockLookups);
  expect([Object.keys(properties), markIncomplete.mock.calls.length]).toEqual([names, incomplete]);
});

test('HI-03 a link of a column that the market’s links repeat shows once, and an empty column goes', async () => {
  const terms = { heading: 'About', links: [{ Url: '/terms', Name: 'Terms' }] };
  const lookups = {
    visit: visitFixture({ nodeId: 1 }),
    cachedUpstream: { call: async () => nodeWith({ help: { Url: '/help', Name: 'Help' } }) },
  };
  const { columns } = await resolveFooter(
    { columns: [{ heading: 'Help', links: [{ Url: '/help', Name: 'Questions' }] }, terms] },
    lookups as unknown as BlockLookups,
  );
  expect(columns).toEqual([terms]);
});
