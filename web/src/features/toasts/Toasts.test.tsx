import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { showLinkToast, showToast, toastStore, withToast } from '../../services/overlays/toasts.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import Toasts from './Toasts.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const show = (...shown: Parameters<typeof showToast>[]) => {
  act(() => shown.forEach((each) => showToast(...each)));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  toastStore.setState({ toasts: [] });
  render(
    <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
      <TextContext value={text}>
        <Toasts />
      </TextContext>
    </NavigationContext>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('UI-01 does not repeat a visible toast with the same text', () => {
  const saved = { id: 1, description: 'Saved.', type: 'success' } as const;
  expect(withToast([saved], { id: 2, description: 'Saved.', type: 'error' })).toEqual([saved]);
  expect(withToast([saved], { id: 2, description: 'Saved again.', type: 'success' })).toHaveLength(2);
  show(['Saved.', 'success'], ['Saved.', 'success']);
  expect(screen.getAllByText('Saved.')).toHaveLength(1);
});

test('UI-01 announces errors as alerts and other toasts as status', () => {
  show(['Opted in.', 'success'], ['New rules.', 'info'], ['Could not save.', 'error']);
  expect(screen.getByRole('alert').textContent).toBe('Could not save.');
  expect(screen.getByRole('status').textContent).toBe('Opted in.New rules.');
  show(['Slow today.', 'warning']);
  expect(screen.getByRole('status').textContent).toContain('Slow today.');
});

test('a toast disappears after six seconds, and an error stays until it is closed', () => {
  show(['Note.', 'info'], ['Could not save.', 'error']);
  pass(5999);
  expect(screen.queryByText('Note.')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Note.')).toBeNull();
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Could not save.')).toBeNull();
});

test('the timer pauses while the pointer or the focus is on a toast', () => {
  show(['Note.', 'info']);
  const toast = screen.getByText('Note.');
  pass(5000);
  fireEvent.mouseOver(toast);
  pass(60_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  fireEvent.mouseOut(toast);
  pass(60_000);
  expect(screen.queryByText('Note.')).not.toBeNull();
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  pass(1000);
  expect(screen.queryByText('Note.')).toBeNull();
});

test('UI-01 shows the newest three of a thousand toasts and queues seven more', () => {
  show(...Array.from({ length: 1000 }, (_, number): Parameters<typeof showToast> => [`Word ${number}.`, 'error']));
  let closed = 0;
  for (
    let newest = screen.queryAllByRole('button', { name: 'Close' });
    newest.length > 0;
    newest = screen.queryAllByRole('button', { name: 'Close' })
  ) {
    expect(newest.length).toBeLessThanOrEqual(3);
    fireEvent.click(newest[0] as HTMLElement);
    closed += 1;
  }
  expect(closed).toBe(10);
});

test('shows at most the newest three toasts', () => {
  show(['One.', 'error'], ['Two.', 'error'], ['Three.', 'info'], ['Four.', 'info']);
  expect(screen.queryByText('One.')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
});

test('UI-01 a toast with a link stays for 20 seconds, and the link calls its handler', () => {
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  act(() => void showLinkToast('A round waits.', { label: 'Finish it', href: '/game/41000', onClick }));
  pass(19_999);
  const link = screen.getByRole('link', { name: 'Finish it' });
  expect(link.getAttribute('href')).toBe('/game/41000');
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  pass(1);
  expect(screen.queryByText('A round waits.')).toBeNull();
});
