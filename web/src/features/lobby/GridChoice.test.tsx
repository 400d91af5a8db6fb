import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyGame } from '../../domain/game/gameChoice.ts';
import { gameFacets } from '../../domain/game/gameFacets.ts';
import type { GameFacets } from '../../domain/game/gameFacets.ts';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import GridChoice from './GridChoice.tsx';
import type { GridView } from './gridView.ts';

const messages = await loadMessages('en');
await Promise.all([loadLazyMessages('en', 'filters'), loadLazyMessages('en', 'gameFacts')]);

function show(facets: GameFacets) {
  const view = {
    choice: everyGame,
    count: 1,
    countOf: () => 1,
    facets: () => facets,
    hasFailed: false,
    ownOrder: 'popularity',
  } as unknown as GridView;
  const nothing = () => undefined;
  render(
    <GameTestContext messages={messages}>
      <GridChoice view={view} isOpen onChoose={nothing} onClose={nothing} onRetry={nothing} />
    </GameTestContext>,
  );
  return screen.getAllByRole('group').length;
}

const facets = gameFacets(gameListFixture([{ id: 1, features: ['wilds'] }]), [0]);

test('LB-13 offers volatility, features and studios of the games', () => {
  expect(show(facets)).toBe(4);
});

test('LB-13 offers the lowest stake of the games, in the currency of the market', () => {
  show(gameFacets(gameListFixture([{ id: 1, minStake: 200 }]), [0]));
  const stakes = screen.getByRole('group', { name: 'Lowest stake' });
  expect([...stakes.querySelectorAll('button')].map((button) => button.textContent)).toEqual(
    ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'].map(
      (amount) => `Lowest stake up to £${amount} ${Number(amount) < 2 ? 0 : 1}`,
    ),
  );
});

test('LB-13 offers no filter without values', () => {
  expect(show({ ...facets, provider: new Map(), feature: new Map(), volatility: new Map() })).toBe(1);
});
