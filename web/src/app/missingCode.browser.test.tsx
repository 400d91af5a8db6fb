import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTranslate, loadMessages } from '../i18n/messages.ts';
import { observeServerRelease } from '../services/api/serverRelease.ts';
import { toastStore } from '../services/overlays/toasts.ts';
import { startMissingCode } from './missingCode.browser.ts';
import { releaseChange } from './startup/releaseChange.browser.ts';

const t = createTranslate(await loadMessages('en'));
const offered = () => toastStore.getState().toasts.map(({ description, link }) => [description, link?.label]);
const offer = [['A new version of this page is available.', 'Reload']];
const response = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });

/** Lets an `import()` fail as Vite's loader reports it, in a tab of release `own`. */
async function failImport({ isGameOpen = false } = {}): Promise<boolean> {
  const missingCode = startMissingCode(() => isGameOpen);
  stops.push(missingCode.stop);
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return missingCode.isReloading();
}

const stops: (() => void)[] = [];
beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset['release'] = 'own';
  toastStore.setState({ toasts: [] });
  const stop = releaseChange.start({ t } as Parameters<typeof releaseChange.start>[0]);
  if (stop) stops.push(stop);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a tab of an older release', () => {
  test('offers a reload when the server refuses its contract version', () => {
    observeServerRelease(response(200, { 'foyer-release': 'next' }));
    observeServerRelease(response(409, { 'foyer-release': 'next' }));
    expect(offered()).toEqual([]);
    observeServerRelease(response(409, { 'foyer-release': 'next', 'foyer-contract': '7' }));
    expect(offered()).toEqual(offer);
  });

  test.each<[string, () => Promise<Response>]>([
    ['the network failed', () => Promise.reject(new TypeError('offline'))],
    ['the server has the same release', () => Promise.resolve(response(204, { 'foyer-release': 'own' }))],
    ['something else responded', () => Promise.resolve(response(502, {}))],
  ])('stays as it is after code could not be loaded when %s', async (_, respond) => {
    vi.stubGlobal('fetch', respond);
    expect([await failImport(), offered()]).toEqual([false, []]);
  });

  test('offers a reload instead of reloading while a game is open', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(response(204, { 'foyer-release': 'next' })));
    expect([await failImport({ isGameOpen: true }), offered()]).toEqual([false, offer]);
  });

  test('offers a reload instead of reloading while a form has text', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(response(204, { 'foyer-release': 'next' })));
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement('input'), { value: 'Mira' }));
    document.body.append(form);
    expect([await failImport(), offered()]).toEqual([false, offer]);
  });
});
