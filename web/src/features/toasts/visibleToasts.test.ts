import { expect, test } from 'vitest';
import type { Toast } from '../../services/overlays/toasts.ts';
import { visibleToasts } from './visibleToasts.ts';

const toasts = (...types: Toast['type'][]): Toast[] =>
  types.map((type, id) => ({ id, description: `Toast ${id}`, type }));
const idsOf = (shown: readonly Toast[]) => shown.map(({ id }) => id);

test('shows the newest three toasts, with errors in a separate group', () => {
  const { errors, others } = visibleToasts(toasts('error', 'info', 'error', 'success', 'warning'), false);
  expect([idsOf(errors), idsOf(others)]).toEqual([[2], [3, 4]]);
});

test('shows all of fewer than three toasts', () => {
  const { errors, others } = visibleToasts(toasts('error', 'info'), false);
  expect([idsOf(errors), idsOf(others)]).toEqual([[0], [1]]);
});

test('UI-01 news waits while a game is open, and service messages do not', () => {
  const news: Toast = { id: 7, description: 'New in the lobby', type: 'info', isNews: true };
  const both = [news, ...toasts('success')];
  expect(idsOf(visibleToasts(both, true).others)).toEqual([0]);
  expect(idsOf(visibleToasts(both, false).others)).toEqual([7, 0]);
});
