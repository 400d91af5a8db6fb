import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { GameTestContext } from '../game/GameTestContext.tsx';
import { ResetLinkNotice } from './ResetLinkNotice.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'saferGambling');
const link = `#reset=${'r'.repeat(43)}`;

beforeEach(() => {
  closeOverlay();
  window.history.replaceState(null, '', `/${link}`);
});

const show = (off: Visit['off'] = []) =>
  render(
    <GameTestContext messages={messages} visit={{ off }}>
      <ResetLinkNotice />
    </GameTestContext>,
  );
const namesOfButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('AU-20 a reset link of a logged-in player offers the change of the password, or the link after a logout', () => {
  show();
  expect(screen.getByText(/You can change your password here/)).toBeTruthy();
  expect(namesOfButtons()).toEqual(['Change password', 'Log out and use link']);
  expect(window.location.hash).toBe(link);
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect([overlayStore.getState().open, window.location.hash]).toEqual(['password', '']);
});

test('AU-20 offers no change of the password while it is off', () => {
  show(['passwordChange']);
  expect(screen.queryByText(/change your password here/)).toBeNull();
  expect(namesOfButtons()).toEqual(['Close', 'Log out and use link']);
});

test('AU-20 a reset link only leaves the address while resets are off, at the start and later', () => {
  show(['passwordReset']);
  expect([screen.queryByRole('dialog'), window.location.hash]).toEqual([null, '']);
  window.location.hash = link;
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect([screen.queryByRole('dialog'), window.location.hash]).toEqual([null, '']);
});
