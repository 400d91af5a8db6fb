import type { LoginState } from '@foyer/contract/blocks';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitFixture } from '../services/market/visitFixture.ts';
import { closeOverlay, openOverlay, overlayStore } from '../services/overlays/openOverlay.ts';
import { changeAddress } from '../ui/changeAddress.browser.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import { loadLazyBlocks } from './loadLazyBlocks.browser.ts';
import type { PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';

let stop = () => {};
afterEach(() => {
  stop();
  closeOverlay();
});

const visit = visitFixture();
const pageWithChat = () => ({ blocks: [{ alias: 'genesys' }] }) as unknown as PageModel;

const pageAt = (path: string, aliases: readonly string[]) =>
  ({ path, blocks: aliases.map((alias) => ({ alias })) }) as unknown as PageModel;

function startAt(model: PageModel, loginState: LoginState = 'Logged-Out') {
  const page = createPageStore(model, visit, new Map());
  const go = vi.fn<(path: string) => void>(() => page.setState({ isPending: true }));
  const onFailure = vi.fn<() => void>();
  stop = loadLazyBlocks({
    page,
    navigation: { go },
    loginState: () => loginState,
    onFailure,
    isReloading: async () => false,
  });
  return { page, go, onFailure };
}

// First, because the code of a block stays loaded.
test('the registration form loads for an address that requests it, and otherwise on intent', async () => {
  const { page } = startAt(pageAt('/', ['registration']));
  const loaded = () => page.getState().views.has('registration');
  await new Promise((resolve) => whenIdle(() => resolve(null)));
  expect(loaded()).toBe(false);
  changeAddress('/?register=1');
  await waitFor(() => expect(loaded()).toBe(true));
  window.history.replaceState(null, '', '/');
});

test('a page keeps the views that it shows', async () => {
  const { page } = startAt(pageAt('/', ['registration']));
  const header = () => null;
  page.setState({ views: new Map([['header', header]]) });
  changeAddress('/?register=1');
  await waitFor(() => expect(page.getState().views.has('registration')).toBe(true));
  expect(page.getState().views.get('header')).toBe(header);
  window.history.replaceState(null, '', '/');
});

test('UI-02 an overlay opened while another page loads opens on that page without an error', async () => {
  // The other page may arrive at any step. From the second round on the code is already loaded.
  for (let steps = 0; steps < 12; steps += 1) {
    const page = createPageStore(pageWithChat(), visit, new Map());
    const onFailure = vi.fn<() => void>();
    stop = loadLazyBlocks({
      page,
      navigation: { go: vi.fn<() => void>() },
      loginState: () => 'Logged-Out',
      onFailure,
      isReloading: async () => false,
    });
    openOverlay('chat');
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    page.setState({ model: pageWithChat() });
    await waitFor(() => expect(page.getState().views.has('genesys')).toBe(true));
    expect([steps, onFailure.mock.calls.length, overlayStore.getState().open]).toEqual([steps, 0, 'chat']);
    stop();
    closeOverlay();
  }
});

test('PG-09 an overlay that no block of the page renders opens on the lobby', () => {
  const { page, go, onFailure } = startAt(pageAt('/no-such-page', ['notFound']));
  openOverlay('login', { intendedGameId: 17 });
  expect(go.mock.calls).toEqual([['/']]);
  page.setState({ model: pageAt('/', ['loginModal']), isPending: false });
  expect(overlayStore.getState()).toMatchObject({ open: 'login', intendedGameId: 17 });
  expect([go.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
});

test('PG-09 the overlay does not open later when the lobby cannot be loaded', () => {
  const { page } = startAt(pageAt('/no-such-page', ['notFound']));
  openOverlay('login');
  page.setState({ isPending: false });
  expect(overlayStore.getState().open).toBe(null);
});

test('PG-09 a lobby without the overlay reports a failure and does not navigate', () => {
  const { go, onFailure } = startAt(pageAt('/', ['notFound']));
  openOverlay('login');
  expect([overlayStore.getState().open, go.mock.calls.length, onFailure.mock.calls.length]).toEqual([null, 0, 1]);
});

test.each(['login', 'register'] as const)('AU-02 the %s dialog disappears with the visitor’s page', (open) => {
  const { page, go, onFailure } = startAt(pageAt('/', ['loginModal', 'registration']), 'Logged-In');
  openOverlay(open);
  expect(overlayStore.getState().open).toBe(open);
  page.setState({ model: pageAt('/', ['header']), visit: { ...visit, loginState: 'Logged-In' }, isPending: false });
  expect([overlayStore.getState().open, go.mock.calls.length, onFailure.mock.calls.length]).toEqual([null, 0, 0]);
});

test('PG-09 an overlay of another login state waits for the page of that state', () => {
  const { go, onFailure } = startAt(pageAt('/promotions', ['header']), 'Logged-In');
  openOverlay('login');
  expect([overlayStore.getState().open, go.mock.calls.length, onFailure.mock.calls.length]).toEqual(['login', 0, 0]);
});

test('a player’s reminders load on a player’s page only', async () => {
  const { page } = startAt(pageAt('/', ['playerInactivityReminder', 'responsibleGamblingWeek']));
  await waitFor(() => expect(page.getState().views.has('responsibleGamblingWeek')).toBe(true));
  expect(page.getState().views.has('playerInactivityReminder')).toBe(false);
  page.setState({
    model: pageAt('/', ['playerInactivityReminder']),
    visit: { ...visit, loginState: 'Logged-In' },
  });
  await waitFor(() => expect(page.getState().views.has('playerInactivityReminder')).toBe(true));
});
