import type { SessionSummary } from '@foyer/contract/accounts';
import { accountStatuses } from '@foyer/contract/accountStatuses';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { initialSiteState, siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flagDefaults } from '../../services/flags/flags.ts';
import type { Visit } from '../../services/market/visit.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount, sampleSummary } from '../../services/session/sampleLogin.ts';
import AccountMenu from './AccountMenu.tsx';

await loadLazyMessages('en', 'accountMenu');
const messages = await loadMessages('en');

const summary = (balances: SessionSummary['balances'], currencyIsoCode = 'GBP') =>
  sampleSummary({ currencyIsoCode, balances });
const named = (username: string) => sampleAccount({ username });

function show(visit: Partial<Visit> = {}) {
  render(
    <GameTestContext messages={messages} visit={visit}>
      <AccountMenu />
    </GameTestContext>,
  );
}
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  playerStore.setState(initialPlayerState);
  siteStore.setState(initialSiteState);
  openOverlay('accountMenu');
});

test('UI-04 the account menu lists money, records, limits and log out, and starts at Close', () => {
  playerStore.setState({ account: named('mira.koch') });
  show({ flags: { ...flagDefaults, gamification: true } });
  const menu = screen.getByRole('dialog', { name: 'Your account' });
  expect(menu.textContent).toContain('mira.koch');
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    'Close',
    'Deposit',
    'Withdraw',
    'History',
    'Bonuses',
    'Verification',
    'Limits',
    'Marketing preferences',
    'Quests',
    'Log out',
  ]);
});

test('UK1 shows an unknown balance as a dash, and a bonus only if there is one', () => {
  show();
  const menu = screen.getByRole('dialog');
  expect(menu.textContent).toContain('Balance–');
  act(() => playerStore.setState({ summary: summary([{ type: 0, amount: 123_456_789_012 }], 'CAD') }));
  expect(menu.textContent).toContain('BalanceCA$1,234,567,890.12');
  expect(screen.queryByText('Bonus')).toBeNull();
  act(() => playerStore.setState({ summary: summary([{ type: 3, amount: 2000 }]) }));
  expect(menu.textContent).toContain('Balance–Net position, this session£0.00Bonus£20.00');
});

test.each([
  ['History', 'history'],
  ['Bonuses', 'freedomBonus'],
  ['Verification', 'verification'],
  ['Limits', 'myPlay'],
] as const)('%s closes the menu and opens its window', (name, overlay) => {
  show();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(overlayStore.getState().open).toBe(overlay);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('BK-01 Deposit and Withdraw open their view of the cashier', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect([siteStore.getState().bankingModal, overlayStore.getState().open]).toEqual([
    { show: true, view: 'withdraw' },
    null,
  ]);
  act(() => openOverlay('accountMenu'));
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(siteStore.getState().bankingModal).toEqual({ show: true, view: 'deposit' });
});

test('RG-04 verification says that it is needed while it is', () => {
  playerStore.setState({
    account: sampleAccount({}, { accountStatusId: accountStatuses.provisional }),
  });
  show();
  expect(screen.getByRole('button', { name: /^Verification\s*Needed$/ })).toBeDefined();
});

test('a guest sees neither money nor rewards', () => {
  show({ access: 'guest' });
  expect(screen.getByText('Guest')).toBeDefined();
  expect(entries()).toEqual(['History', 'Limits']);
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

test('UK20 a restricted player sees records and preferences but no deposit', () => {
  show({ access: 'restricted' });
  expect(entries()).toEqual(['History', 'Marketing preferences']);
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

test('Escape closes the menu and returns the focus to its button', () => {
  closeOverlay();
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  show();
  act(() => openOverlay('accountMenu'));
  const menu = screen.getByRole('dialog');
  fireEvent(menu, new Event('cancel', { cancelable: true }));
  expect(overlayStore.getState().open).toBeNull();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test('UI-04 has no entry for a capability that is off', () => {
  show({ flags: { ...flagDefaults, gamification: true }, off: ['history', 'promotions', 'campaigns', 'verification'] });
  expect(entries()).toEqual(['Limits', 'Marketing preferences']);
});
