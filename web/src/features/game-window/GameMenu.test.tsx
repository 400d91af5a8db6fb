import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenGameStore } from '../../domain/game/chosenGame.ts';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import GameMenu from './GameMenu.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');
const tiles = [1, 2, 3].map((id) => tileFixture({ id, isAvailable: id !== 2 }));
const noAction = () => undefined;

beforeEach(() => {
  gamesStore.setState({
    ...initialGamesState,
    windowPanelGames: tiles.map(({ id }) => id),
    lobbyGames: Object.fromEntries(tiles.map((tile) => [tile.id, tile])),
  });
  siteStore.setState({ bankingModal: { show: false } });
});

function show({ onLeave = null, hasPanel = true }: { onLeave?: (() => void) | null; hasPanel?: boolean } = {}) {
  const onClose = vi.fn<() => void>();
  const go = vi.fn<(path: string) => void>();
  render(
    <GameTestContext messages={messages} navigation={{ go }}>
      <GameMenu
        game={tileFixture({ id: 1 })}
        onClose={onClose}
        onLeave={onLeave}
        onInformation={noAction}
        onPanel={hasPanel ? noAction : null}
        onHistory={noAction}
      />
    </GameTestContext>,
  );
  return { onClose, go };
}

test('GM-05 AN-04 the game menu leads to banking and the lobby, and each press is tracked', () => {
  const tracked: string[] = [];
  const onInteraction = (event: Event) => void tracked.push((event as CustomEvent<Interaction>).detail.action);
  window.addEventListener(interactionEvent, onInteraction);
  const { onClose, go } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Banking' }));
  expect([siteStore.getState().bankingModal.show, onClose.mock.calls.length]).toEqual([true, 1]);
  fireEvent.click(screen.getByRole('link', { name: 'Lobby' }));
  window.removeEventListener(interactionEvent, onInteraction);
  expect(go.mock.calls).toEqual([['/']]);
  expect(tracked).toEqual(['toggle', 'banking', 'lobbyRedirect']);
});

test('GM-05 the way to the lobby asks first while a round is open', () => {
  const onLeave = vi.fn<() => void>();
  const { go } = show({ onLeave });
  fireEvent.click(screen.getByRole('link', { name: 'Lobby' }));
  expect([onLeave.mock.calls.length, go.mock.calls]).toEqual([1, []]);
});

test('LB-11 a cover of the game menu reports its position among the other open games', () => {
  show();
  const covers = screen.getAllByRole('img');
  expect(covers.map((cover) => cover.getAttribute('alt'))).toEqual(['Game 3']);
  fireEvent.click(covers[0] ?? document.body);
  expect(chosenGameStore.getState().chosen).toMatchObject({ gameGroupId: 3, launchedFrom: 'gameMenu', gameIndex: 1 });
});

test('AU-19 the game menu offers no other games where none may be shown', () => {
  show({ hasPanel: false });
  expect(screen.queryByRole('img')).toBeNull();
});
