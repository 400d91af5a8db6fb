import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import type { LoginError, RefusalFacts } from './login.ts';
import { LoginProblem } from './LoginProblem.tsx';

await loadLazyMessages('en', 'login');
// Loaded before, because the first transformation of a module takes longer than a test waits.
await import('../../domain/safer-gambling/ExclusionSection.tsx');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const until = '2027-05-03T10:00:00.000Z';
const returnToken = 'token-of-a-refused-login';

const requests: string[] = [];
const excluded = {
  isExcluded: true,
  until,
  mayRequestReturn: false,
  returnRequestedAt: null,
  opensAt: null,
  coolingOffHours: 24,
  currencyIsoCode: 'GBP',
  events: [],
};
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json(excluded);
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (facts: RefusalFacts, off: Visit['off'] = [], error: LoginError = 'selfExcluded') =>
  render(
    <VisitContext value={visitFixture({ off })}>
      <TextContext value={text}>
        <LoginProblem login={{ step: 'failed', error, ...facts }} onForgot={() => undefined} />
      </TextContext>
    </VisitContext>,
  );
const breakEnd = () => screen.queryByText(/log in again from 3 May 2027/);

test('UK20 ON4 a refused login of an excluded player shows the state of the exclusion in place of an end', async () => {
  show({ until, returnToken });
  expect(await screen.findByText(/^You chose to stay away until 3 May 2027/)).toBeTruthy();
  expect(breakEnd()).toBeNull();
});

test('UK20 a service without a way back shows the end that it names', () => {
  show({ until });
  expect(breakEnd()).not.toBeNull();
});

test('UK20 an operator without these calls shows the end, and requests nothing', () => {
  show({ until, returnToken }, ['exclusionReturn']);
  expect(breakEnd()).not.toBeNull();
  expect(requests).toEqual([]);
});

const textOfAlert = () => screen.getByRole('alert').textContent;

test('AU-06 shows the attempts and the wait that the service names, and offers a reset once it locks', () => {
  const { unmount } = show({ attemptsLeft: 1 }, [], 'unauthorized');
  expect(textOfAlert()).toBe('UnauthorizedThat username or password isn’t right.1 attempt left.');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ attemptsLeft: 0, lockedSeconds: 541 }, [], 'unauthorized');
  expect(textOfAlert()).toContain('No attempts left.Try again in 10 minutes.');
  expect(screen.getByRole('button', { name: 'Choose a new password' })).toBeTruthy();
});

test('AU-06 names no number and no time for a service that does not', () => {
  show({}, [], 'unauthorized');
  expect(textOfAlert()).toBe('UnauthorizedThat username or password isn’t right.');
});
