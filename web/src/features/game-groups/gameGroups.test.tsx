import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import { createGamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { gameGroupResolvers } from './blocks.server.ts';
import type { GameGroupHeadProperties } from './GameGroupHead.tsx';
import GameGroupHead from './GameGroupHead.tsx';
import type { GameGroupListProperties } from './GameGroupList.tsx';
import GameGroupList from './GameGroupList.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameGroups');

const index = createGamesIndex([
  gameFixture({ id: 1, provider: 'Oxbow', theme: 'wild', rtp: 94, popularity: 0.1, isNew: true }),
  gameFixture({ id: 2, provider: 'Oxbow', theme: 'gem', rtp: 97.5, popularity: 0.9, features: ['jackpot'] }),
  gameFixture({ id: 3, provider: 'Mirador', theme: 'gem' }),
]);
const node = (name: string, select: string) => ({
  Name: name,
  Properties: { path: `/studios/${name.toLowerCase()}`, select },
});

/** Resolves a block with the given studios; null means that the content service fails. */
async function resolve(alias: 'gameGroup' | 'gameGroupList', properties: object, nodes: object[] | null = []) {
  const lookups = {
    games: async () => index,
    visit: visitFixture(),
    cachedUpstream: { call: async () => (nodes === null ? { ok: false } : { ok: true, value: nodes }) },
  } as unknown as BlockLookups;
  return gameGroupResolvers[alias]?.(properties as never, lookups);
}
const show = (view: React.ReactNode) => render(<GameTestContext messages={messages}>{view}</GameTestContext>);

test('the head of a studio shows the figures of its games, most played covers first', async () => {
  const head = (await resolve('gameGroup', { heading: 'Oxbow', provider: 'Oxbow' })) as GameGroupHeadProperties;
  expect(head.covers).toEqual(['/covers/full/2.webp', '/covers/full/1.webp']);
  show(<GameGroupHead {...head} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oxbow');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '1',
    '94% – 97.5%',
  ]);
});

test('the head of a theme selects by theme, and a group without games has no head', async () => {
  expect(await resolve('gameGroup', { heading: 'Gems', theme: 'gem' })).toMatchObject({ games: 2 });
  expect(await resolve('gameGroup', { heading: 'None', provider: 'None' })).toBe('absent');
});

test('the list links every studio that has games', async () => {
  const list = (await resolve('gameGroupList', { heading: 'Studios', groups: 'studio' }, [
    node('Oxbow', 'Oxbow'),
    node('Nobody', 'Nobody'),
    { Name: 'Broken', Properties: {} },
  ])) as GameGroupListProperties;
  show(<GameGroupList {...list} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/studios/oxbow']);
  expect(within(links[0] as HTMLElement).getByText('2 games')).toBeTruthy();
});

test('the list fails when the content service fails', async () => {
  expect(await resolve('gameGroupList', { groups: 'theme' }, null)).toBeNull();
});
