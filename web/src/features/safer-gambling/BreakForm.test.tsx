import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { toastStore } from '../../services/overlays/toasts.ts';
import { enterSession } from '../../services/session/enterSession.browser.ts';
import { session } from '../../services/session/session.browser.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { BreakForm } from './BreakForm.tsx';

await loadLazyMessages('en', 'saferGambling');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const sent: unknown[] = [];

beforeEach(async () => {
  sent.length = 0;
  session.start(false);
  await enterSession();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({}, { status: 500 });
  });
});
afterEach(() => {
  tabStorage.clear();
  vi.unstubAllGlobals();
});

const show = (kind: 'timeOut' | 'selfExclusion', otherBrands: readonly string[]) =>
  render(
    <VisitContext value={visitFixture({ brandName: 'Regency' })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <BreakForm kind={kind} periods={['6m']} otherBrands={otherBrands} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );

test('MT3 a self-exclusion requires a choice between all brands and this one', async () => {
  show('selfExclusion', ['Aurora', 'Pulse']);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  const scope = [
    screen.getByRole('radio', { name: 'All our brands: Regency, Aurora and Pulse' }),
    screen.getByRole('radio', { name: 'Regency only' }),
  ];
  expect(scope.map((choice) => choice instanceof HTMLInputElement && choice.checked)).toEqual([false, false]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Self-exclude' }));
  expect(screen.getByRole('alert').textContent).toContain('Choose whether it applies');
  expect(sent).toEqual([]);
  fireEvent.click(scope[0] ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Self-exclude' }));
  await waitFor(() =>
    expect(sent).toEqual([{ kind: 'selfExclusion', period: '6m', understood: true, allBrands: true }]),
  );
});

test('MT3 a time-out does not ask for the other brands', async () => {
  show('timeOut', []);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Start time-out' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'timeOut', period: '6m', understood: true, allBrands: false }]));
});

test('UK4 confirms a break only after the tokens are removed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'timeOut', until: '2026-11-23T12:00:00.000Z' }));
  const tokens: (string | null)[] = [];
  const stop = toastStore.subscribe(() => tokens.push(tabStorage.get(storedKeys.userToken)));
  show('timeOut', []);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Start time-out' }));
  await waitFor(() => expect(tokens).toEqual([null]));
  stop();
});

test('UK4 confirms a break whose end the service does not say', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'timeOut', until: null }));
  show('timeOut', []);
  fireEvent.click(screen.getByRole('radio', { name: '6 months' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Start time-out' }));
  await waitFor(() =>
    expect(JSON.stringify(toastStore.getState())).toContain('You are logged out. Your break has begun.'),
  );
});
