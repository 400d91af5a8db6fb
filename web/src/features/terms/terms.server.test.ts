import { nodesByAlias } from '@foyer/contract/content';
import { expect, test, vi } from 'vitest';
import { success } from '../../base/result.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { termsRoutes } from './terms.server.ts';

const node = (properties: object, children: readonly object[] = []) => ({
  Id: 1,
  Name: 'Terms',
  Alias: 'termsAndConditions',
  Properties: properties,
  Children: children,
});
const version = (properties: object, alias = 'termsVersion') => ({
  ...node(properties),
  Alias: alias,
});

async function termsOf(nodes: readonly object[]) {
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => success(nodes));
  const visit = visitFixture({ nodeId: 1101, countryIso2: 'GB', isRow: false });
  const context = { visit, cachedUpstream: { call } } as unknown as ApiCall;
  const [route] = termsRoutes;
  const response = await route?.handler({ params: {}, query: {}, body: undefined }, context);
  return { response, call };
}

test('UK28 the terms name their version and list every version with what it changed', async () => {
  const { response, call } = await termsOf([
    node(
      {
        title: 'Terms',
        html: '<p>Play.</p><script>alert(1)</script>',
        version: '2026-2',
        changes: ['First.', 'Second.'],
        lastUpdatedDate: '2026-11-02T00:00:00.000Z',
        lastUpdatedDateId: 10,
      },
      [
        version({ version: '2026-2', date: '2026-11-02T00:00:00Z', changes: ['First.'], path: '/terms/2026-2' }),
        version({ version: '2026-1', date: '2026-01-12T00:00:00Z' }),
        version({ version: '../x', date: '2026-01-01T00:00:00Z' }),
        version({ version: '2025-9', date: 'soon' }),
        version({ version: '2025-8', date: '2025-08-01T00:00:00Z', path: 'javascript:alert(1)' }),
        version({ version: '2025-7', date: '2025-07-01T00:00:00Z' }, 'draft'),
      ],
    ),
  ]);
  expect(response).toEqual({
    title: 'Terms',
    html: '<p>Play.</p>',
    version: '2026-2',
    changes: ['First.', 'Second.'],
    lastUpdated: '2026-11-02T00:00:00.000Z',
    versions: [
      { version: '2026-2', date: '2026-11-02T00:00:00.000Z', changes: ['First.'], path: '/terms/2026-2' },
      { version: '2026-1', date: '2026-01-12T00:00:00.000Z', changes: [], path: null },
    ],
  });
  expect(call).toHaveBeenCalledExactlyOnceWith(nodesByAlias, {
    params: { nodeId: '1101', includeChildren: 'true' },
    query: { type: 'termsAndConditions', culture: 'en', countryIsoCode: 'GB' },
  });
});

test('RG-06 terms of a service without versions have one text of changes and a date', async () => {
  const { response } = await termsOf([
    node({ html: '<p>Play.</p>', changes: 'Section 8 is new.', lastUpdatedDate: '12-01-2026', lastUpdatedDateId: 10 }),
  ]);
  expect(response).toEqual({
    title: null,
    html: '<p>Play.</p>',
    version: null,
    changes: ['Section 8 is new.'],
    lastUpdated: '12-01-2026',
    versions: [],
  });
});

test.each([[[]], [[node({ html: ' ' })]], [[node({ title: 'Terms' })]]])(
  'RG-06 terms without a text cannot be accepted: %j',
  async (nodes) => {
    expect((await termsOf(nodes)).response).toMatchObject({ status: 502 });
  },
);
