import type { Exclusion } from '@foyer/contract/exclusion';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import ExclusionSection from './ExclusionSection.tsx';

await loadLazyMessages('en', 'exclusion');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const returnToken = 'token-of-a-refused-login';

const excluded: Exclusion = {
  isExcluded: true,
  until: '2026-05-03T10:00:00.000Z',
  mayRequestReturn: false,
  returnRequestedAt: null,
  opensAt: null,
  coolingOffHours: 24,
  currencyIsoCode: 'GBP',
  events: [
    { kind: 'fundsReturned', at: '2025-11-03T10:00:00.000Z', until: null, count: null, amount: 12_345 },
    { kind: 'sessionsClosed', at: '2025-11-03T10:00:00.000Z', until: null, count: 1, amount: null },
    {
      kind: 'begun',
      at: '2025-11-03T10:00:00.000Z',
      until: '2026-05-03T10:00:00.000Z',
      count: null,
      amount: null,
    },
  ],
};
const over = { ...excluded, mayRequestReturn: true };
const opening = { ...excluded, returnRequestedAt: '2026-06-01T10:00:00.000Z', opensAt: '2026-06-02T10:00:00.000Z' };

let sent: [address: string, body: unknown][] = [];
let responses: Record<string, object> = {};
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)]);
    const response = responses[address];
    if (response instanceof Response) return response;
    return response === undefined ? Response.json({ message: 'none' }, { status: 404 }) : Response.json(response);
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <VisitContext value={visitFixture()}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <ExclusionSection returnToken={returnToken} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  );

test('UK20 ON4 before the period is over, its end and the history are shown, and no way back', async () => {
  responses = { '/api/exclusion': excluded };
  show();
  await screen.findByText(/^You chose to stay away until 3 May 2026/);
  expect(screen.getByText('£123.45 sent back to your payment method')).toBeTruthy();
  expect(screen.getByText('Logged out everywhere (1 session)')).toBeTruthy();
  expect(screen.queryByText('How to return')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('UK20 MT4 a return needs a confirmation, and then states when the account opens', async () => {
  responses = { '/api/exclusion': over, '/api/exclusion/return': { requested: true, exclusion: opening } };
  show();
  fireEvent.click(await screen.findByText('How to return'));
  expect(screen.getByText(/closed for 24 more hours/)).toBeTruthy();
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox');
  expect(checkbox.checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Ask to return' }));
  expect(screen.getByText('Confirm that you understand.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  fireEvent.click(checkbox);
  fireEvent.click(screen.getByRole('button', { name: 'Ask to return' }));
  await screen.findByText(/^You asked to return\. Your account opens on 2 June 2026/);
  expect(sent.at(-1)).toEqual(['/api/exclusion/return', { understood: true, returnToken }]);
});

test('UK20 a request is withdrawn with one press', async () => {
  responses = { '/api/exclusion': opening, '/api/exclusion/return/withdraw': { withdrawn: true, exclusion: over } };
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay self-excluded' }));
  await screen.findByText('How to return');
  await waitFor(() => expect(sent.at(-1)).toEqual(['/api/exclusion/return/withdraw', { returnToken }]));
});

test('UK20 a service without these calls leads to support', async () => {
  responses = {};
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('contact support');
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
});

test('UK20 a request whose response is lost leaves it open what counts, until the player has checked', async () => {
  responses = { '/api/exclusion': over };
  show();
  fireEvent.click(await screen.findByText('How to return'));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Ask to return' }));
  expect((await screen.findByRole('alert')).textContent).toContain('we do not know whether your choice reached us');
  expect(screen.queryByText('How to return')).toBeNull();
  // It had reached the service.
  responses = { '/api/exclusion': opening };
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/^You asked to return\. Your account opens on/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your self-exclusion' }));
  expect(sent.filter(([address]) => address === '/api/exclusion/return')).toHaveLength(1);
});

test('UK20 a request that another tab has sent before shows when the account opens', async () => {
  responses = { '/api/exclusion': over, '/api/exclusion/return': { requested: false, exclusion: opening } };
  show();
  fireEvent.click(await screen.findByText('How to return'));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Ask to return' }));
  expect(await screen.findByText(/^You asked to return\. Your account opens on/)).toBeTruthy();
});

test('UK20 an expired token of a refused login leads to a new login', async () => {
  responses = { '/api/exclusion': Response.json({ message: 'expired' }, { status: 401 }) };
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Log in again');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['register', /^You are self-excluded until 3 May 2026/, /^A national register also excludes you/],
  ['otherAccount', /^You chose to stay away until 3 May 2026/, /^An exclusion from all our brands still applies/],
] as const)('UK20 MT3 an exclusion that is held by %s says so', async (heldBy, end, holder) => {
  responses = { '/api/exclusion': { ...excluded, heldBy } };
  show();
  await screen.findByText(end);
  expect(screen.getByText(holder)).toBeTruthy();
});

test('MT3 a player who has returned from one of two exclusions learns where to return too', async () => {
  responses = { '/api/exclusion': { ...excluded, until: null, heldBy: 'otherAccount' } };
  show();
  await screen.findByText(/^An exclusion from all our brands still applies/);
  expect(screen.queryByText(/^You chose to stay away/)).toBeNull();
});
