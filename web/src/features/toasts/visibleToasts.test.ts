import { expect, test } from 'vitest';
import type { Toast, ToastType } from '../../services/overlays/toasts.ts';
import { visibleToasts } from './visibleToasts.ts';

const toasts = (...types: ToastType[]): Toast[] => types.map((type, id) => ({ id, description: `Toast ${id}`, type }));
const idsOf = (shown: readonly Toast[]) => shown.map(({ id }) => id);

test('shows the newest three toasts, with errors in a separate group', () => {
  const { errors, others } = visibleToasts(toasts('error', 'info', 'error', 'success', 'warning'));
  expect([idsOf(errors), idsOf(others)]).toEqual([[2], [3, 4]]);
});

test('shows all of fewer than three toasts', () => {
  const { errors, others } = visibleToasts(toasts('error', 'info'));
  expect([idsOf(errors), idsOf(others)]).toEqual([[0], [1]]);
});
