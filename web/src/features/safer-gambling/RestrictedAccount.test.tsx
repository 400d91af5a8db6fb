import type { Restriction } from '@foyer/contract/accounts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import RestrictedAccount from './RestrictedAccount.tsx';

vi.mock('../../services/session/accountDetails.browser.ts', () => ({
  loadAccountDetails: vi.fn<() => Promise<null>>(),
}));
await loadLazyMessages('en', 'saferGambling');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

beforeEach(() => {
  vi.mocked(loadAccountDetails).mockReset();
});
afterEach(() => playerStore.setState(initialPlayerState));

function show(kind: Restriction['kind']): void {
  playerStore.setState({ restriction: { kind, until: null } });
  render(
    <VisitContext
      value={{ culture: 'en', locale: 'en-GB', helpLine: { name: 'Help', url: 'https://help.example' } } as Visit}
    >
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RestrictedAccount />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
}

test('UK20 ON4 MT3 a player under review learns that a person decides, how to reach one, and what still works', () => {
  show('underReview');
  expect(screen.getByRole('heading', { name: 'We are checking your details' })).toBeTruthy();
  expect(screen.getByText(/A person on our team looks at your details\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/help');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByText(/during this time/)).toBeNull();
});

test('RG-01 a player under review can ask whether the review has ended', async () => {
  let finish: (value: null) => void = () => undefined;
  vi.mocked(loadAccountDetails).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  show('underReview');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(loadAccountDetails).toHaveBeenCalledWith({ force: true });
  expect(screen.getByRole('status').textContent).toBe('');
  finish(null);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('We are still checking your details.'));
});

test('AU-19 no other restriction offers to check again', () => {
  show('closed');
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  expect(screen.getByText(/unavailable during this time/)).toBeTruthy();
});
