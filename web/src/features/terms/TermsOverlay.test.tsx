import type { Account } from '@foyer/contract/accounts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { observeServicesClock, resetServicesClock, servicesAheadHeader } from '../../services/api/servicesClock.ts';
import type { Report } from '../../services/errors/report.ts';
import { setReportSink } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import TermsOverlay from './TermsOverlay.tsx';

await loadLazyMessages('en', 'terms');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const dayMs = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const accountWith = (attributes: Account['attributes'], userId = 7): Account => {
  const { account } = sampleLogin();
  return { ...account, core: { ...account.core, userId }, attributes };
};
let reports: Report[] = [];

beforeEach(() => {
  reports = [];
  setReportSink((entry) => void reports.push(entry));
  resetServicesClock();
  overlayQueueStore.setState({ requests: [], isRoundRunning: false });
});
afterEach(() => {
  setReportSink(null);
  vi.unstubAllGlobals();
});

/** Shows the terms to a player; the account service answers an acceptance with `accepted`. */
async function show(lastUpdated: string, account: Account, accepted = account): Promise<void> {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('accept-terms')
        ? { account: accepted }
        : { title: 'Terms', html: '<p>Play.</p>', changes: null, lastUpdated },
    ),
  );
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true, account });
  await act(async () => {
    render(
      <VisitContext value={{ locale: 'en-GB' } as Visit}>
        <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
          <TextContext value={text}>
            <TermsOverlay lastUpdated={lastUpdated} acceptedAttributeId={10} />
          </TextContext>
        </NavigationContext>
      </VisitContext>,
    );
    await import('./TermsDialog.tsx');
  });
}
async function accept(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Accept' });
  await vi.waitUntil(() => !button.hasAttribute('disabled'));
  await act(async () => void fireEvent.click(button));
}
const dialog = () => screen.queryByRole('dialog');

test('RG-05 terms of tomorrow are demanded when the services reach their day', async () => {
  await show(day(1), accountWith([{ id: 10, value: day(-9) }]));
  expect(dialog()).toBeNull();
  await act(async () =>
    observeServicesClock(new Headers({ [servicesAheadHeader]: String(2 * dayMs) }), { now: Date.now(), sinceStart: 0 }),
  );
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('RG-06 an acceptance with its date closes the terms', async () => {
  await show(day(-1), accountWith([{ id: 10, value: day(-9) }]), accountWith([{ id: 10, value: day(0) }]));
  await accept();
  expect(dialog()).toBeNull();
  expect(reports).toEqual([]);
});

test.each([
  ['without the attribute that the terms name', []],
  ['with a date before the terms', [{ id: 10, value: day(-9) }]],
])('RG-06 an acceptance %s closes the terms and is reported', async (_, attributes) => {
  await show(day(-1), accountWith(attributes));
  await accept();
  expect(dialog()).toBeNull();
  expect(reports).toEqual([
    { name: 'API_ERROR', facts: { endpoint: 'acceptTermsAndConditions', attributeWithoutDate: 10 } },
  ]);
  await act(async () => playerStore.setState({ account: accountWith(attributes, 8) }));
  expect(dialog()).not.toBeNull();
});

test('RG-06 an acceptance that is not stored keeps the terms open and says so', async () => {
  const account = accountWith([]);
  const regulated = { ...account.regulated, areTermsAndConditionsAccepted: false };
  await show(day(-1), { ...account, regulated });
  await accept();
  expect(screen.getByText('Your choice could not be saved. Try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log out' }).hasAttribute('disabled')).toBe(false);
});
