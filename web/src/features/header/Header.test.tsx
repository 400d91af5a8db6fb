import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore, summaryAgeStore } from '../../services/player/playerStore.ts';
import { sampleAccount, sampleSummary } from '../../services/session/sampleLogin.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import Header from './Header.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

function show(loginState: Visit['loginState'], access: Visit['access'] = 'full') {
  return render(
    <VisitContext value={visitFixture({ loginState, access })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <Header
            navigation={[
              { Url: '/', Name: 'Casino' },
              { Url: '/live', Name: 'Live' },
            ]}
          />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  ).container;
}

beforeEach(() => {
  playerStore.setState(initialPlayerState);
  closeOverlay();
});

test('a visitor sees login, registration and safer gambling, and login opens its window', () => {
  show('Logged-Out');
  const logIn = screen.getByRole('link', { name: 'Log in' });
  expect(logIn.getAttribute('href')).toBe('/?login=1');
  expect(logIn.hasAttribute('data-early')).toBe(true);
  fireEvent.click(logIn);
  expect(overlayStore.getState().open).toBe('login');
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/?register=1');
  expect(screen.getByRole('link', { name: 'Safer gambling' })).toBeTruthy();
});

test('marks the current page, and the search button opens the search', () => {
  show('Logged-Out');
  expect(screen.getByRole('link', { name: 'Casino' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Live' }).hasAttribute('aria-current')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Search games' }));
  expect(overlayStore.getState().open).toBe('search');
});

test('shows an unknown balance as a dash and a known one as money', () => {
  const header = show('Logged-In');
  expect(header.textContent).toContain('Balance–');
  expect(header.textContent).not.toContain('0.00');
  act(() => {
    playerStore.setState({
      summary: {
        sessionStartTime: '2026-11-20T20:00:00.000Z',
        elapsedSeconds: 0,
        currencyIsoCode: 'GBP',
        balances: [{ type: 0, amount: 24_860 }],
        netPosition: -340,
        staked: 340,
        won: 0,
        netPositionToday: -340,
      },
    });
  });
  expect(header.textContent).toContain('Balance£248.60');
  expect(header.textContent).toContain('Net \u2212£3.40');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('AU-13 UK1 a balance that could not be loaded again says its time, and one from before a reload that it is old', () => {
  const header = show('Logged-In');
  const summary = sampleSummary({ balances: [{ type: 0, amount: 100 }] });
  act(() => summaryAgeStore.setState({ hasFailed: true, loadedAt: null }));
  expect(header.textContent).toContain('Balance–');
  act(() => playerStore.setState({ summary }));
  expect(header.textContent).toContain('Last known balance£1.00');
  act(() => summaryAgeStore.setState({ loadedAt: new Date(2026, 10, 21, 21, 40).getTime() }));
  expect(header.textContent).toContain('Balance at 21:40£1.00');
  act(() => summaryAgeStore.setState({ hasFailed: false }));
  expect(header.textContent).toContain('Balance£1.00');
});

test('UI-04 the initials name the account, open its menu and say whether it is open', () => {
  playerStore.setState({ account: sampleAccount({ username: 'mira.koch' }) });
  show('Logged-In');
  const button = screen.getByRole('button', { name: /^MK\s*Your account$/ });
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['dialog', 'false']);
  fireEvent.click(button);
  expect(overlayStore.getState().open).toBe('accountMenu');
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('RG-04 a player’s header has slots for verification and messages', () => {
  const header = show('Logged-In');
  for (const slot of ['verify', 'bell']) expect(header.querySelectorAll(`[data-${slot}]`)).toHaveLength(1);
});

test('AU-19 a guest is named as a guest, without balance, net position and deposit', () => {
  const header = show('Logged-In', 'guest');
  expect(screen.getByText('Guest')).toBeTruthy();
  expect(header.textContent).not.toMatch(/Balance|Net/);
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});
