import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AllGames } from '../../domain/game/allGames.ts';
import { loadAllGames } from '../../domain/game/allGamesList.browser.ts';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { closeOverlay, openOverlay } from '../../services/overlays/openOverlay.ts';
import SearchOverlay from './SearchOverlay.tsx';

vi.mock(import('../../domain/game/allGamesList.browser.ts'));

const messages = await loadMessages('en');
await loadLazyMessages('en', 'search');
const list = gameListFixture([{ id: 1, name: 'Diamond Hour' }]);
const go = vi.fn<(path: string) => void>();
let deliver: (list: AllGames | null) => void;

beforeEach(async () => {
  closeOverlay();
  vi.stubGlobal('fetch', async () => Response.json({ categories: [] }));
  const arrival = new Promise<AllGames | null>((resolve) => (deliver = resolve));
  vi.mocked(loadAllGames).mockImplementation(() => arrival);
  render(
    <GameTestContext messages={messages} navigation={{ go }}>
      <SearchOverlay />
    </GameTestContext>,
  );
  await act(async () => openOverlay('search'));
});

const type = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }));
const pressEnter = () => act(async () => void fireEvent.submit(screen.getByRole('search')));

test('LB-03 Enter before the list arrives opens the best match once it is there', async () => {
  await type('diamond');
  await pressEnter();
  expect(go).not.toHaveBeenCalled();
  await act(async () => deliver(list));
  expect(go.mock.calls).toEqual([['/game/1']]);
});

test('LB-03 Enter before the list arrives opens nothing when the text changes', async () => {
  await type('diamond');
  await pressEnter();
  await type('diamond h');
  await act(async () => deliver(list));
  expect(screen.getByRole('article')).toBeTruthy();
  expect(go).not.toHaveBeenCalled();
});

test('LB-03 Enter keeps the focus in the field when no game is found', async () => {
  await act(async () => deliver(list));
  await type('zzzzqqqq');
  await pressEnter();
  expect(go).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
