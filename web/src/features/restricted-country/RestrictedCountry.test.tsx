import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { locationStore } from '../../services/market/locationStore.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import RestrictedCountry from './RestrictedCountry.tsx';

await loadLazyMessages('en', 'restrictedCountry');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
let interactions: Interaction[] = [];
const onInteraction = (event: Event) => void interactions.push((event as CustomEvent<Interaction>).detail);
beforeEach(() => {
  interactions = [];
  window.addEventListener(interactionEvent, onInteraction);
});
afterEach(() => {
  window.removeEventListener(interactionEvent, onInteraction);
  vi.unstubAllGlobals();
});

let respond: unknown;
let authorization: string | null = null;
function show(response: unknown) {
  respond = response;
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    authorization = new Headers(headers).get('authorization');
    return Response.json(respond);
  });
  return render(
    <VisitContext value={visitFixture()}>
      <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RestrictedCountry />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
}
const actions = () => interactions.map(({ action }) => action);

test('MK-11 the notice names the country, and Withdraw opens the banking window', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  await screen.findByRole('heading', { name: 'Not available where you are' });
  expect(screen.getByText(/Bouvet Island/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(siteStore.getState().bankingModal.show).toBe(true);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(actions()).toEqual(['shown', 'withdraw']);
});

test('MK-11 Support links to the help page and is reported', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  const support = await screen.findByRole('link', { name: 'Support' });
  expect(support.getAttribute('href')).toBe('/help');
  fireEvent.click(support);
  expect(actions()).toEqual(['shown', 'support']);
});

test('MK-11 closing the notice is reported', async () => {
  show({ play: 'restricted', countryIso2: 'BV' });
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(actions()).toEqual(['shown', 'close']);
});

test.each(['allowed', 'unknown'])('MK-11 shows and reports nothing where play is %s', async (play) => {
  show({ play, countryIso2: null });
  await new Promise((resolve) => setImmediate(resolve));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(interactions).toEqual([]);
});

const inFrance = {
  play: 'allowed',
  countryIso2: 'FR',
  player: {
    location: 'FR',
    isElsewhere: true,
    home: { countryIso2: 'GB', region: null },
    play: 'countryRestricted',
    deposit: 'countryRestricted',
  },
};
const atHome = {
  play: 'allowed',
  countryIso2: 'GB',
  player: { ...inFrance.player, location: 'GB', isElsewhere: false, play: 'allowed', deposit: 'allowed' },
};

test('MK-11 a player abroad reads where the account is and what is possible, and the game knows it', async () => {
  sessionStorage.setItem('mgsUserToken', 'a.b.c');
  show(inFrance);
  await screen.findByRole('heading', { name: 'Your location: France' });
  expect(screen.getByText(/Your account: United Kingdom/)).toBeTruthy();
  expect(screen.getByText(/You cannot play or deposit here/).textContent).toMatch(/withdraw your balance/);
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(locationStore.getState().play).toBe('countryRestricted');
  // Without the token the server does not know whose place it is.
  expect(authorization).toBe('Bearer a.b.c');
  sessionStorage.clear();
});

test('MK-11 a player back across the border goes on after another check, without a new login', async () => {
  show(inFrance);
  const again = await screen.findByRole('button', { name: 'Check again' });
  respond = atHome;
  fireEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(locationStore.getState().play).toBe('allowed');
});

test('MK-11 a player whose location is hidden reads what to do', async () => {
  show({
    play: 'unknown',
    countryIso2: null,
    player: { ...atHome.player, location: 'anonymous', play: 'locationUnknown', deposit: 'locationUnknown' },
  });
  await screen.findByRole('heading', { name: 'We cannot tell where you are' });
  expect(screen.getByText(/Turn off VPN and proxy services/)).toBeTruthy();
});

describe('each minute of play', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('MK-11 the location is checked, and a border that was crossed stops the game', async () => {
    window.history.replaceState(null, '', '/game/41000');
    show(atHome);
    await pass(0);
    expect(locationStore.getState().play).toBe('allowed');
    respond = inFrance;
    await pass(60_000);
    expect(locationStore.getState().play).toBe('countryRestricted');
    respond = atHome;
    await pass(60_000);
    expect(locationStore.getState().play).toBe('allowed');
  });

  test('MK-11 the location is not checked on other pages where play is allowed', async () => {
    show(atHome);
    await pass(0);
    respond = inFrance;
    await pass(600_000);
    expect(locationStore.getState().play).toBe('allowed');
  });

  test('MK-11 a check that fails changes nothing', async () => {
    window.history.replaceState(null, '', '/game/41000');
    show(inFrance);
    await pass(0);
    respond = { nothing: 'known' };
    await pass(60_000);
    expect(locationStore.getState().play).toBe('countryRestricted');
  });
});
