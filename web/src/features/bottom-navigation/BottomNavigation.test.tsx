import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { BottomNavigation } from './BottomNavigation.tsx';

const messages = await loadMessages('en');

test('HT-07 the promotions link shows the number of open promotions', () => {
  render(
    <GameTestContext messages={messages}>
      <BottomNavigation blocks={[]} />
    </GameTestContext>,
  );
  expect(screen.getByRole('link', { name: 'Promos' })).toBeDefined();
  act(() => siteStore.setState({ userPromos: { count: 3, allPromos: [] } }));
  expect(screen.getByRole('link', { name: /Promos\s*3/ })).toBeDefined();
});

test('has no entry for promotions and My games while they are off', () => {
  const namesWithout = (off: Visit['off']) => {
    const { unmount } = render(
      <GameTestContext messages={messages} visit={{ ...(off && { off }) }}>
        <BottomNavigation blocks={[]} />
      </GameTestContext>,
    );
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return names;
  };
  expect(namesWithout(['favourites'])).toEqual(['/', '/?category=my-games', '/promotions']);
  expect(namesWithout(['myGames', 'promotions'])).toEqual(['/']);
});
