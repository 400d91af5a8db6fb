import { describe, expect, test } from 'vitest';
import { canReload, isReloadDue } from './releaseReload.ts';
import type { TabActivity } from './releaseReload.ts';

const idle: TabActivity = { isLeaving: false, isGameOpen: false, isPaying: false, hasInput: false, openOverlay: null };
const minute = 60_000;
const noon = 1_000_000 * minute;

describe('a full page load for a new release', () => {
  test.each<[string, Partial<TabActivity>, boolean]>([
    ['an idle page', {}, true],
    ['an open game', { isGameOpen: true }, false],
    ['a payment', { isPaying: true }, false],
    ['a form with text', { hasInput: true }, false],
    ['an overlay whose code is gone', { openOverlay: 'login' }, true],
    ['an overlay that opens on the next page', { isLeaving: true, openOverlay: 'login' }, false],
    ['the menu that the player leaves', { isLeaving: true, openOverlay: 'menu' }, true],
    ['the search that the player leaves', { isLeaving: true, openOverlay: 'search' }, true],
  ])('is for %s %o allowed: %s', (_, activity, isAllowed) => {
    expect(canReload({ ...idle, ...activity })).toBe(isAllowed);
  });

  test('is due once for each release of the server, and again after ten minutes', () => {
    expect(isReloadDue('old', 'new', {}, noon)).toBe(true);
    expect(isReloadDue('old', 'new', { new: noon }, noon + 10 * minute - 1)).toBe(false);
    expect(isReloadDue('old', 'new', { new: noon }, noon + 10 * minute)).toBe(true);
    expect(isReloadDue('old', 'newer', { new: noon }, noon)).toBe(true);
  });

  test('is due at most twice while nodes of two releases take turns', () => {
    const reloads = { new: noon, old: noon + minute };
    expect([
      isReloadDue('old', 'new', reloads, noon + 2 * minute),
      isReloadDue('new', 'old', reloads, noon + 2 * minute),
    ]).toEqual([false, false]);
  });

  test('is not due for the release of the tab', () => {
    expect(isReloadDue('own', 'own', {}, noon)).toBe(false);
  });

  test('is due when the clock was set back by more than ten minutes', () => {
    expect(isReloadDue('old', 'new', { new: noon }, noon - 11 * minute)).toBe(true);
  });
});
