import { beforeEach, expect, test } from 'vitest';
import { closeToast, showLinkToast, showToast, toastStore, withToast } from './toasts.ts';
import type { Toast } from './toasts.ts';

beforeEach(() => toastStore.setState({ toasts: [] }));

const shown = () => toastStore.getState().toasts;
const toast = (id: number, description = `toast ${id}`): Toast => ({ id, description, type: 'info' });

test('UI-01 does not add a toast with a text that is already shown', () => {
  expect(withToast([toast(1, 'Saved')], toast(2, 'Saved'))).toEqual([toast(1, 'Saved')]);
  expect(withToast([toast(1, 'Saved')], toast(2, 'Sent'))).toEqual([toast(1, 'Saved'), toast(2, 'Sent')]);
});

test('UI-01 keeps the newest ten toasts', () => {
  for (let id = 1; id <= 11; id += 1) showToast(`toast ${id}`, 'success');
  expect(shown().map(({ description }) => description)).toEqual(
    Array.from({ length: 10 }, (_, index) => `toast ${index + 2}`),
  );
});

test('UI-01 closes a toast by its unique id', () => {
  showToast('Saved', 'success');
  const id = showLinkToast('New message', { label: 'Read', href: '/messages', onClick: () => undefined });
  expect(shown()).toMatchObject([
    { description: 'Saved', type: 'success' },
    { id, description: 'New message', type: 'info', link: { label: 'Read', href: '/messages' } },
  ]);
  closeToast(id);
  expect(shown().map(({ description }) => description)).toEqual(['Saved']);
  expect(shown()[0]?.id).not.toBe(id);
});
