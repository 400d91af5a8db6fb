import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadMessages } from '../../i18n/messages.ts';
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
