import { expect, test } from 'vitest';
import type { Toast, ToastType } from '../../overlays/toasts.ts';
import { shownToasts } from './shownToasts.ts';

const toasts = (...types: ToastType[]): Toast[] => types.map((type, id) => ({ id, description: `Toast ${id}`, type }));
const idsOf = (shown: readonly Toast[]) => shown.map(({ id }) => id);

test('the newest three toasts are shown, errors apart from the rest', () => {
  const { errors, others } = shownToasts(toasts('error', 'info', 'error', 'success', 'warning'));
  expect([idsOf(errors), idsOf(others)]).toEqual([[2], [3, 4]]);
});

test('fewer than three toasts are all shown', () => {
  const { errors, others } = shownToasts(toasts('error', 'info'));
  expect([idsOf(errors), idsOf(others)]).toEqual([[0], [1]]);
});
