import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { ownFrame } from './frameAdapter.ts';
import type { FrameAdapter } from './frameAdapter.ts';
import { GameStage } from './GameStage.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');
const game = tileFixture({ id: 7 });

const onLoad = vi.fn<() => void>();

function stage(
  onReload: (() => void) | null,
  { address = null, adapter = null }: { address?: string | null; adapter?: FrameAdapter | null } = {},
) {
  return (
    <GameTestContext messages={messages} visit={{}}>
      <GameStage
        frame={{ current: null }}
        game={game}
        wideImage={undefined}
        address={address}
        adapter={adapter}
        onLoad={onLoad}
        isReady={false}
        onReload={onReload}
      />
    </GameTestContext>
  );
}
const choices = () => [
  screen.queryByRole('button')?.textContent ?? null,
  screen.queryByRole('link')?.textContent ?? null,
];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('GM-08 a slow game offers to wait or to leave, and a silent one to reload or to leave', () => {
  vi.useFakeTimers();
  const { rerender } = render(stage(null));
  expect(choices()).toEqual([null, null]);
  act(() => void vi.advanceTimersByTime(8000));
  expect(choices()).toEqual(['Keep waiting', 'Lobby']);
  const onReload = vi.fn<() => void>();
  rerender(stage(onReload));
  expect(choices()).toEqual(['Reload game', 'Lobby']);
  expect(screen.getByRole('status').textContent).toContain('The game is not responding.');
  screen.getByRole('button').click();
  expect(onReload).toHaveBeenCalledOnce();
});

const address = 'https://games.example/play/7';
const frameOf = () => screen.getByTitle<HTMLIFrameElement>(/Game 7/);

test('GM-05 a game of our own runs with scripts alone, at its address', () => {
  render(stage(null, { address, adapter: ownFrame(address, 7) }));
  expect(frameOf().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect([frameOf().getAttribute('allow'), frameOf().src]).toEqual(['fullscreen; autoplay', address]);
});

test('a supplier’s form is posted into the frame once, also with a field called submit', () => {
  const posted: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function post(this: HTMLFormElement) {
    posted.push([this.method, this.action, this.target, Object.fromEntries(new FormData(this))]);
  });
  const fields = { submit: '1', session: 'a.b' };
  const adapter = { ...ownFrame(address, 7), fields, sandbox: 'allow-scripts allow-forms', allow: 'gyroscope' };
  const { rerender } = render(stage(null, { address, adapter }));
  rerender(stage(null, { address, adapter }));
  expect(posted).toEqual([['post', address, frameOf().name, fields]]);
  expect([frameOf().hasAttribute('src'), frameOf().getAttribute('sandbox'), frameOf().getAttribute('allow')]).toEqual([
    false,
    'allow-scripts allow-forms',
    'gyroscope',
  ]);
});

test('a load counts once the frame has left its empty page', () => {
  const adapter = { ...ownFrame(address, 7), fields: {} };
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  render(stage(null, { address, adapter }));
  onLoad.mockClear();
  Object.defineProperty(frameOf(), 'contentWindow', {
    value: { location: { href: 'about:blank' } },
    configurable: true,
  });
  fireEvent.load(frameOf());
  expect(onLoad).not.toHaveBeenCalled();
  Object.defineProperty(frameOf(), 'contentWindow', {
    get: () => {
      throw new DOMException('Another origin', 'SecurityError');
    },
  });
  fireEvent.load(frameOf());
  expect(onLoad).toHaveBeenCalledOnce();
});
