import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { toastStore } from '../../overlays/toasts.ts';
import { sampleLogin } from '../../session/sampleLogin.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { BreakForm } from './BreakForm.tsx';

await loadLazyMessages('en', 'care');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  tabStorage.set(storedKeys.userToken, sampleLogin().tokens.userToken);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({}, { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (kind: 'timeOut' | 'selfExclusion', otherBrands: readonly string[]) =>
  render(
    <VisitContext value={{ locale: 'en-GB', brandName: 'Regency' } as Visit}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <BreakForm kind={kind} periods={['6m']} otherBrands={otherBrands} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );

test('MT3 who excludes themselves is asked whether it counts at the other brands, by name, and must say', async () => {
  show('selfExclusion', ['Aurora', 'Pulse']);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  const scope = [
    screen.getByRole('radio', { name: 'All our brands: Regency, Aurora and Pulse' }),
    screen.getByRole('radio', { name: 'Regency only' }),
  ];
  expect(scope.map((choice) => choice instanceof HTMLInputElement && choice.checked)).toEqual([false, false]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  expect(screen.getByRole('alert').textContent).toContain('Please say first whether it counts');
  expect(sent).toEqual([]);
  fireEvent.click(scope[0] ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  await waitFor(() =>
    expect(sent).toEqual([{ kind: 'selfExclusion', period: '6m', understood: true, allBrands: true }]),
  );
});

test('MT3 a time-out asks nothing of the kind', async () => {
  show('timeOut', []);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Begin time-out' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'timeOut', period: '6m', understood: true, allBrands: false }]));
});

test('UK4 that a break has begun is said when the player is out, and not before', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'timeOut', until: '2026-11-23T12:00:00.000Z' }));
  const tokens: (string | null)[] = [];
  const stop = toastStore.subscribe(() => tokens.push(tabStorage.get(storedKeys.userToken)));
  show('timeOut', []);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Begin time-out' }));
  await waitFor(() => expect(tokens).toEqual([null]));
  stop();
});
