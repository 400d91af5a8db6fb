import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../i18n/formats.ts';
import { createTranslate, loadMessages } from '../i18n/messages.ts';
import { TextContext } from '../i18n/TextContext.tsx';
import type { Visit } from '../services/market/visit.ts';
import { visitFixture } from '../services/market/visitFixture.ts';
import { closeOverlay, openOverlay, overlayStore } from '../services/overlays/openOverlay.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { createNavigation } from './createNavigation.browser.ts';
import type { BrowserNavigation } from './createNavigation.browser.ts';
import { fetchPage } from './fetchPage.browser.ts';
import type { PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';

vi.mock('./fetchPage.browser.ts', () => ({ fetchPage: vi.fn<typeof fetchPage>() }));

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en') };

const pageAt = (path: string) => ({ path, blocks: [] }) as unknown as PageModel;

/** Pages that the server refuses. */
const failing = new Set<string>();
let navigation: BrowserNavigation;

function startNavigation(loginState: Visit['loginState'] = 'Logged-Out') {
  const onFailure = vi.fn<() => void>();
  const page = createPageStore(pageAt(window.location.pathname), visitFixture(), new Map());
  navigation = createNavigation({
    page,
    audience: () => ({ loginState, access: 'full', marketId: 'uk' }),
    onFailure,
    missingCode: { isReloading: async () => false, stop: () => undefined },
  });
  navigation.start();
  return { page, onFailure, shown: () => page.getState().model.path };
}

beforeEach(() => {
  vi.mocked(fetchPage).mockImplementation(async (path) => (failing.has(path) ? null : pageAt(path)));
  window.scrollTo = () => undefined;
  // A page of its own for each test, after the entries of the earlier ones.
  window.history.pushState(null, '', '/first');
});

afterEach(() => {
  navigation.stop();
  failing.clear();
  closeOverlay();
  vi.mocked(fetchPage).mockReset();
});

const addressAndPage = (shown: () => string) => [window.location.pathname, shown()];

async function open(path: string, shown: () => string): Promise<void> {
  navigation.go(path);
  await waitFor(() => expect(shown()).toBe(path));
}

/** Starts at `/second`, between `/first` and `/third`, without pages in memory, as after a reload. */
async function startBetween() {
  const { shown } = startNavigation();
  await open('/second', shown);
  await open('/third', shown);
  window.history.back();
  await waitFor(() => expect(shown()).toBe('/second'));
  navigation.stop();
  return startNavigation();
}

test.each([
  ['Back', -1, '/first'],
  ['Forward', 1, '/third'],
])('a %s that fails keeps page, address and history, and works later', async (_, delta, path) => {
  const { shown, onFailure } = await startBetween();
  failing.add(path);
  window.history.go(delta);
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/second', '/second']));
  failing.clear();
  window.history.go(delta);
  await waitFor(() => expect(addressAndPage(shown)).toEqual([path, path]));
  window.history.go(-delta);
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/second', '/second']));
});

test('a link that fails leaves no second entry of its page', async () => {
  const { shown, onFailure } = await startBetween();
  failing.add('/fourth');
  navigation.go('/fourth');
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/second', '/second']));
  window.history.back();
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/first', '/first']));
});

test.each([
  ['does not stay when it cannot be loaded again', {}, true],
  ['may stay when its document has just loaded', { mayStay: true }, false],
] as const)('RM-02 a page for another login state %s', async (_, options, mustLeave) => {
  startNavigation('Logged-In');
  await navigation.reload(options);
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith(
    '/first',
    expect.anything(),
    expect.objectContaining({ mustLeave }),
  );
  await navigation.reload();
  expect(fetchPage).toHaveBeenLastCalledWith(
    '/first',
    expect.anything(),
    expect.objectContaining({ mustLeave: false }),
  );
});

test('Back closes an open dialog, then goes back', async () => {
  const { shown } = startNavigation();
  await open('/second', shown);
  const onClose = vi.fn<() => void>(() => view.rerender(dialog(false)));
  const dialog = (isOpen: boolean) => (
    <TextContext value={text}>
      <Dialog isOpen={isOpen} onClose={onClose} title="Cashier">
        Deposit
      </Dialog>
    </TextContext>
  );
  const view = render(dialog(true));
  act(() => window.history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(addressAndPage(shown)).toEqual(['/second', '/second']);
  act(() => window.history.back());
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/first', '/first']));
});

test('blocks that read the address do not see the step that closes a dialog', async () => {
  const { shown } = startNavigation();
  await open('/second', shown);
  openOverlay('search');
  const seen: string[] = [];
  const onStep = () => seen.push(window.location.pathname);
  window.addEventListener('popstate', onStep);
  window.history.back();
  await waitFor(() => expect(overlayStore.getState().open).toBe(null));
  window.removeEventListener('popstate', onStep);
  expect(seen).toEqual(['/second']);
});

test('PG-09 Back returns to a page without the login dialog that was opened from it', async () => {
  const { shown } = startNavigation();
  openOverlay('login');
  await open('/lobby', shown);
  window.history.back();
  await waitFor(() => expect(overlayStore.getState().open).toBe(null));
  expect(addressAndPage(shown)).toEqual(['/lobby', '/lobby']);
  window.history.back();
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/first', '/first']));
});

test('a notice that must be answered stays open over the page that Back opens', async () => {
  const { shown } = startNavigation();
  await open('/second', shown);
  render(
    <TextContext value={text}>
      <Dialog isOpen onClose={() => undefined} title="Reality check" isDismissable={false}>
        Continue
      </Dialog>
    </TextContext>,
  );
  window.history.back();
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/first', '/first']));
  expect(document.querySelector('dialog[open]')).not.toBe(null);
});

test('Back of the page itself leaves the page with its dialog', async () => {
  const { shown } = startNavigation();
  await open('/second', shown);
  openOverlay('menu');
  navigation.back('/');
  await waitFor(() => expect(addressAndPage(shown)).toEqual(['/first', '/first']));
});

test('Back focuses the link that was opened again, or the nearest one', async () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  const main = document.getElementById('content') as HTMLElement;
  const tops = new Map([
    ['/game/1', 100],
    ['/game/2', 300],
    ['/game/3', 500],
  ]);
  const draw = (...paths: string[]) => {
    main.innerHTML = paths.map((path) => `<a href="${path}">game</a>`).join('');
    for (const link of main.querySelectorAll('a'))
      link.getBoundingClientRect = () => new DOMRect(0, tops.get(link.getAttribute('href') ?? '') ?? 0, 10, 10);
  };
  const { shown } = startNavigation();
  const openAndReturn = async (drawn: () => void) => {
    main.querySelector<HTMLElement>('[href="/game/2"]')?.focus();
    await open('/game/2', shown);
    drawn();
    window.history.back();
    await waitFor(() => expect(shown()).toBe('/first'));
  };
  draw('/game/1', '/game/2', '/game/3');
  await openAndReturn(() => draw('/game/1', '/game/2', '/game/3'));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/game/2'));
  await openAndReturn(() => draw('/game/1', '/game/3'));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/game/1'));
});

test('MK-03 a page of another market brings its visit, which the tab then shows on every page', async () => {
  const { page, shown } = startNavigation();
  await open('/second', shown);
  const ontario = visitFixture({ loginState: 'Logged-In', marketId: 'ca', minimumAge: 19 });
  vi.mocked(fetchPage).mockImplementation(async (path) => ({ ...pageAt(path), visit: ontario }));
  await act(() => navigation.reload());
  expect(page.getState().visit).toEqual(ontario);
  expect(page.getState().model).not.toHaveProperty('visit');
  vi.mocked(fetchPage).mockImplementation(async (path) => pageAt(path));
  await open('/third', shown);
  expect(page.getState().visit).toMatchObject({ minimumAge: 19 });
});
