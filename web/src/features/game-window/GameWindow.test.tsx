import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import type { GamePicker } from '../../domain/metered/gamePicker.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { setReportSink } from '../../services/errors/report.ts';
import { toastStore } from '../../services/overlays/toasts.ts';
import { GameNotice } from './GameNotice.tsx';
import type { GamePageProperties } from './gamePageProperties.ts';
import { GamePanel } from './GamePanel.tsx';
import { GameTopBar } from './GameTopBar.tsx';
import GameWindow from './GameWindow.tsx';

vi.mock('./useRunningGame.ts', () => ({
  useRunningGame: () => ({
    failure: null,
    problem: 'slow',
    isReady: true,
    isRoundOpen: true,
    relaunch: () => undefined,
    adapter: { allow: '', sandbox: '', fields: null },
    onFrameLoad: () => undefined,
  }),
}));
vi.mock('./GameTopBar.tsx', () => ({ GameTopBar: vi.fn<() => null>() }));
vi.mock('./GameNotice.tsx', () => ({ GameNotice: vi.fn<() => null>() }));
vi.mock('./GamePanel.tsx', () => ({ GamePanel: vi.fn<() => null>() }));

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');
afterEach(() => setReportSink(null));

const runningGame = () => (
  <GameTestContext messages={messages} visit={{ loginState: 'Logged-In', brandName: 'Regency Palace' }}>
    <GameWindow
      game={tileFixture({ id: 1 })}
      picker={{} as GamePicker}
      rules={[]}
      stakes={{} as GamePageProperties['stakes']}
      jackpots={[]}
      groups={{}}
      others={[]}
      similar={[]}
    />
  </GameTestContext>
);

test.each([
  ['gameBar', GameTopBar],
  ['gameNotice', GameNotice],
  ['gamePanel', GamePanel],
])('the running game goes on when %s fails, with safer gambling in reach of a failed bar', async (boundary, part) => {
  const reports: unknown[] = [];
  setReportSink(({ facts }) => reports.push(facts['boundary']));
  for (const each of [GameTopBar, GameNotice, GamePanel]) vi.mocked(each).mockReturnValue(<></>);
  gamesStore.setState({ launchUrl: 'about:blank' });
  const { rerender } = render(runningGame(), { onCaughtError: () => undefined });
  const frame = screen.getByTitle('Game 1, the game');
  vi.mocked(part).mockImplementation(() => {
    throw new Error('a defect');
  });
  rerender(runningGame());
  expect(screen.getByTitle('Game 1, the game')).toBe(frame);
  await waitFor(() => expect(reports).toEqual([boundary]));
  if (boundary !== 'gameBar') return;
  expect(screen.getByRole('link', { name: 'Safer gambling' })).toBeDefined();
  vi.mocked(part).mockReturnValue(<p>repaired</p>);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('repaired')).toBeDefined();
});

test('GM-05 full screen is offered where the browser has it, and a refusal is said', async () => {
  for (const part of [GameTopBar, GameNotice, GamePanel]) vi.mocked(part).mockReturnValue(<></>);
  const show = (fullscreenEnabled: boolean) => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: fullscreenEnabled, configurable: true });
    render(runningGame());
    return vi.mocked(GameTopBar).mock.lastCall?.[0].onFullScreen;
  };
  document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('Refused'));
  show(true)?.();
  await waitFor(() =>
    expect(toastStore.getState().toasts).toMatchObject([{ description: 'Your browser did not allow full screen.' }]),
  );
  expect(show(false)).toBeNull();
});
