import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { Button } from '../../ui/Button.tsx';
import { busyButtons } from './busyButtons.browser.ts';
import { longAfterMs } from './followBusyButtons.browser.ts';
import type { StartContext } from './startItems.browser.ts';

await loadLazyMessages('en', 'waiting');
const t = createTranslate(await loadMessages('en'));
const text = 'This is taking longer than usual. We are still trying.';
let stop: (() => void) | void;

beforeEach(async () => {
  vi.useFakeTimers();
  stop = busyButtons.start({ t, visit: visitFixture() } as unknown as StartContext);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

const form = (isBusy: boolean) => (
  <form>
    <Button type="submit" isBusy={isBusy}>
      Log in
    </Button>
  </form>
);
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const note = () => screen.queryByRole('status');

test('HT-01 a busy button says in its form after 8 seconds that it takes longer, until it is done', async () => {
  const { rerender, container } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  await vi.dynamicImportSettled();
  rerender(form(true));
  await pass(longAfterMs - 1);
  expect(note()?.textContent).toBe('');
  expect(note()?.parentElement).toBe(container.querySelector('form'));
  await pass(1);
  expect(note()?.textContent).toBe(text);
  rerender(form(false));
  await pass(0);
  expect(note()).toBeNull();
});

test('HT-01 a button that is done in time says nothing, and its next wait counts anew', async () => {
  const { rerender } = render(form(true));
  fireEvent.click(screen.getByRole('button'));
  await vi.dynamicImportSettled();
  await pass(5000);
  rerender(form(false));
  await pass(5000);
  expect(note()).toBeNull();
  rerender(form(true));
  await pass(5000);
  expect(note()?.textContent).toBe('');
});

test('HT-01 a button that goes away while it is busy leaves no note', async () => {
  const { unmount } = render(form(true));
  fireEvent.click(screen.getByRole('button'));
  await vi.dynamicImportSettled();
  unmount();
  await pass(longAfterMs);
  expect(document.body.textContent).not.toContain(text);
});
