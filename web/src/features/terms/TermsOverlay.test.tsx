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
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import TermsOverlay from './TermsOverlay.tsx';

await loadLazyMessages('en', 'terms');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const dayMs = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const accountWith = (attributes: Account['attributes'], userId = 7): Account => ({
  ...sampleAccount({ userId }),
  attributes,
});
let reports: Report[] = [];

beforeEach(() => {
  reports = [];
  [version, versions, requested, acceptStatus, termsStatus] = [null, [], [], 200, 200];
  setReportSink((entry) => void reports.push(entry));
  resetServicesClock();
  overlayQueueStore.setState({ requests: [], isRoundRunning: false });
});
afterEach(() => {
  setReportSink(null);
  vi.unstubAllGlobals();
});

let version: string | null = null;
let versions: { version: string; date: string; changes: string[]; path: string | null }[] = [];
let requested: string[] = [];
/** Status of the response to an acceptance. */
let acceptStatus = 200;
/** Status of the response to a request for the terms. */
let termsStatus = 200;

/** Shows the terms to a player; the account service answers an acceptance with `accepted`. */
async function show(lastUpdated: string, account: Account, accepted = account): Promise<void> {
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return address.includes('accept-terms')
      ? Response.json(acceptStatus === 200 ? { account: accepted } : { message: 'no' }, { status: acceptStatus })
      : termsStatus !== 200
        ? Response.json({ message: 'no' }, { status: termsStatus })
        : Response.json({ title: 'Terms', html: '<p>Play.</p>', version, changes: [], lastUpdated, versions });
  });
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true, account });
  await act(async () => {
    render(
      <VisitContext value={visitFixture()}>
        <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
          <TextContext value={text}>
            <TermsOverlay version={version} lastUpdated={lastUpdated} acceptedAttributeId={10} />
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

const versionOf = (name: string, days: number) => ({
  version: name,
  date: day(days),
  changes: [`Change of ${name}`],
  path: `/terms/${name}`,
});
const withVersion = (account: Account, acceptedTermsVersion: string): Account => ({
  ...account,
  regulated: { ...account.regulated, acceptedTermsVersion },
});

test('UK28 a new version shows the differences since the accepted one, and its acceptance names it', async () => {
  version = 'c';
  versions = [versionOf('d', 5), versionOf('c', -1), versionOf('b', -5), versionOf('a', -20)];
  const before = withVersion(accountWith([{ id: 10, value: day(-9) }]), 'a');
  await show(day(-1), before, withVersion(before, 'c'));
  await screen.findByText('Change of c');
  expect(screen.getByText('Change of b')).toBeTruthy();
  expect([screen.queryByText('Change of a'), screen.queryByText('Change of d')]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: 'Read the version that you accepted' }).getAttribute('href')).toBe(
    '/terms/a',
  );
  await accept();
  expect(dialog()).toBeNull();
  expect(requested.filter((address) => address.includes('accept-terms'))).toEqual([
    expect.stringMatching(/accept-terms\?version=c$/),
  ]);
  expect(reports).toEqual([]);
});

test('RG-05 an accepted version is not asked for again, whatever its dates say', async () => {
  version = 'c';
  await show(day(-1), withVersion(accountWith([{ id: 10, value: day(-9) }]), 'c'));
  expect(dialog()).toBeNull();
});

test('UK28 terms that change while the player reads them are loaded again before they are accepted', async () => {
  version = 'b';
  acceptStatus = 409;
  await show(day(-1), withVersion(accountWith([{ id: 10, value: day(-9) }]), 'a'));
  await accept();
  expect(screen.getByText(/The terms changed while you were reading/)).toBeTruthy();
  expect(requested.filter((address) => address.endsWith('/api/terms'))).toHaveLength(2);
  expect(dialog()).not.toBeNull();
});

test('RG-06 terms that fail to load can be loaded again, and cannot be accepted before', async () => {
  termsStatus = 404;
  await show(day(-1), accountWith([]));
  expect(await screen.findByText(/We can’t load the terms right now/)).toBeTruthy();
  expect(screen.queryByText('Loading the terms…')).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true);
  termsStatus = 200;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Play.')).toBeTruthy();
});

test('UK28 terms that were replaced cannot be accepted while the new ones fail to load', async () => {
  await show(day(-1), accountWith([]));
  expect(await screen.findByText('Play.')).toBeTruthy();
  [acceptStatus, termsStatus] = [409, 404];
  await accept();
  expect(await screen.findByText(/We can’t load the terms right now/)).toBeTruthy();
  expect(screen.queryByText('Play.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true);
});
