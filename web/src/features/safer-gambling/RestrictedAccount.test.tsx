import type { Restriction } from '@foyer/contract/accounts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import type { Details } from '../../services/session/accountDetails.browser.ts';
import { loadAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import RestrictedAccount from './RestrictedAccount.tsx';

vi.mock('../../services/session/accountDetails.browser.ts', () => ({
  loadAccountDetails: vi.fn<() => Promise<object | null>>(),
}));
await loadLazyMessages('en', 'saferGambling');
// Loaded before, because the first transformation of a module takes longer than a test waits.
await import('../../domain/safer-gambling/ExclusionSection.tsx');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const until = '2027-05-03T10:00:00.000Z';

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.mocked(loadAccountDetails).mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json({
      isExcluded: true,
      until,
      mayRequestReturn: true,
      returnRequestedAt: null,
      opensAt: null,
      coolingOffHours: 24,
      currencyIsoCode: 'EUR',
      events: [],
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  playerStore.setState(initialPlayerState);
});

function show(restriction: Restriction, off: Visit['off'] = []) {
  playerStore.setState({ restriction });
  return render(
    <VisitContext value={visitFixture({ off })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <RestrictedAccount />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );
}

test('MT4 MT5 a self-excluded player whose period is over sees the withdrawal and the way back', async () => {
  show({ kind: 'selfExclusion', until: null, mayRequestReturn: true });
  expect(screen.getByText(/^The time you chose is over/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(await screen.findByText('How to return')).toBeTruthy();
});

test('MT4 a requested return shows no end that a withdrawal of the request would make wrong', async () => {
  show({ kind: 'selfExclusion', until, opensAt: until });
  expect(await screen.findByText('How to return')).toBeTruthy();
  expect(screen.queryByText(/^Until 3 May 2027/)).toBeNull();
});

test('MT5 an operator without these calls shows the end, and a time-out has no way back', () => {
  show({ kind: 'selfExclusion', until }, ['exclusionReturn']).unmount();
  show({ kind: 'timeOut', until });
  expect(screen.getByText(/^Until 3 May 2027/)).toBeTruthy();
  expect(requests).toEqual([]);
});

test('UK20 ON4 MT3 a player under review learns that a person decides, how to reach one, and what still works', () => {
  show({ kind: 'underReview', until: null });
  expect(screen.getByRole('heading', { name: 'We are checking your details' })).toBeTruthy();
  expect(screen.getByText(/A person on our team looks at your details\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/help');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByText(/during this time/)).toBeNull();
});

test('RG-01 a player under review can ask whether the review has ended', async () => {
  let finish: (value: Details) => void = () => undefined;
  vi.mocked(loadAccountDetails).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  show({ kind: 'underReview', until: null });
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(loadAccountDetails).toHaveBeenCalledWith({ force: true });
  expect(screen.getByRole('status').textContent).toBe('');
  finish({} as Details);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('We are still checking your details.'));
});

test('RG-01 a player under review learns that the services did not answer, and can ask again', async () => {
  vi.mocked(loadAccountDetails).mockResolvedValue(null);
  show({ kind: 'underReview', until: null });
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^We could not check just now/));
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(loadAccountDetails).toHaveBeenCalledTimes(2);
});

test('AU-19 no other restriction offers to check again', () => {
  show({ kind: 'closed', until: null });
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  expect(screen.getByText(/unavailable during this time/)).toBeTruthy();
});
