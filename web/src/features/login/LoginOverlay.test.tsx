import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { createBuiltInVendor } from '../../services/consent/builtInVendor.browser.ts';
import { isAllowed } from '../../services/consent/consentState.browser.ts';
import { setReportSink } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { session } from '../../services/session/session.browser.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { noLogin } from './login.ts';
import LoginOverlay from './LoginOverlay.tsx';
import { loginStore } from './loginStore.ts';

await Promise.all([loadLazyMessages('en', 'login'), loadLazyMessages('zh', 'login')]);
const messages = { en: createTranslate(await loadMessages('en')), zh: createTranslate(await loadMessages('zh')) };
const visit = visitFixture({
  controlRoom: 'http://localhost:4000/control',
  helpLine: { name: 'Helpline', url: 'https://help.example' },
});

beforeEach(() => {
  sessionStorage.clear();
  session.start(false);
  window.history.replaceState(null, '', '/');
  overlayStore.setState({ open: null, intendedGameId: null });
  loginStore.setState({ login: noLogin, view: { name: 'login' } });
  interactions.length = 0;
  serve({});
  window.OneTrust = createBuiltInVendor();
  window.OneTrust.AllowAll();
  setReportSink(() => undefined);
});

/** Stubs the web server's responses by path. No username is stored by default. */
function serve(
  responses: Record<string, (body: Record<string, string>) => Response | Error>,
): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as Record<string, string>;
    requests.push({ path, ...body });
    const response = responses[path]?.(body) ?? Response.json({ username: '' });
    if (response instanceof Error) throw response;
    return response;
  });
  return requests;
}

const interactions: string[] = [];
window.addEventListener(interactionEvent, (event) =>
  interactions.push((event as CustomEvent<{ area: string; action: string }>).detail.action),
);

/** Opens the form and waits for the stored username. */
async function open(facts: Parameters<typeof openOverlay>[1] = {}): Promise<void> {
  await act(async () => {
    openOverlay('login', facts);
    await new Promise((resolve) => setImmediate(resolve));
  });
}

function page(language: 'en' | 'zh' = 'en', off: Visit['off'] = []) {
  const navigation = {
    go: vi.fn<Navigation['go']>((_, options) => options?.onSettled?.()),
    back: vi.fn<() => void>(),
    reload: vi.fn<() => Promise<void>>(async () => undefined),
  };
  render(
    <VisitContext value={{ ...visit, off }}>
      <TextContext value={{ t: messages[language], formats: createFormats('en-GB') }}>
        <NavigationContext value={navigation}>
          <LoginOverlay />
          <main id="content" tabIndex={-1} />
        </NavigationContext>
      </TextContext>
    </VisitContext>,
  );
  return navigation;
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function submit(name: string, secret: string, response: Response | Error): Promise<Record<string, string>[]> {
  const requests = serve({ '/api/login': () => response });
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
    await vi.waitFor(() => expect(loginStore.getState().login.step).not.toBe('requesting'));
  });
  return requests;
}

test('the form opens with focus on the username and autocomplete for password managers', async () => {
  page();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(document.activeElement).toBe(username());
  expect([username().autocomplete, password().autocomplete, password().type]).toEqual([
    'username',
    'current-password',
    'password',
  ]);
});

test('offers no account and no new password where the services have none', async () => {
  page('en', ['registration', 'passwordReset']);
  await open();
  await submit('mira', 'wrong', Response.json({ code: 10401, message: 'Unauthorized' }, { status: 401 }));
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toContain('Log in');
  for (const name of ['Create an account', 'Forgot password?', 'Choose a new password'])
    expect(names).not.toContain(name);
});

test('opens with ?login=1, and removes the parameter when closed', async () => {
  window.history.replaceState(null, '', '/?login=1&a=b');
  page();
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?a=b');
});

test('AU-05 a refused login shows attempts left, keeps the username and clears the password', async () => {
  page();
  await open();
  await submit(
    'mira',
    'wrong',
    Response.json({ code: 10401, message: 'Unauthorized', attemptsLeft: 3 }, { status: 401 }),
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'UnauthorizedThat username or password isn’t right.3 attempts left.',
  );
  expect([username().value, password().value]).toEqual(['mira', '']);
  expect(document.activeElement).toBe(password());
});

test.each([
  ['', '', new Error('unused'), 'Missing Username or Password'],
  ['mira', 'x', new Error('offline'), 'No Server ResponseYour details were not checked. Try again.'],
  [
    'mira',
    'x',
    Response.json({ message: 'down' }, { status: 503 }),
    'Login FailedYour details were not checked. Try again.',
  ],
  ['mira', 'x', Response.json({ message: 'broken' }, { status: 500 }), 'Login Failed'],
  [
    'mira',
    'x',
    Response.json({ tokens: 'none' }),
    'A general error occurred while logging in, try again or contact customer support',
  ],
])('AU-05 a login with %j and %j shows the specified message', async (name, secret, response, sentence) => {
  page();
  await open();
  await submit(name, secret, response);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  // Nobody has looked at it, so it need not be typed again.
  expect(password().value).toBe(sentence.includes('not checked') ? secret : '');
});

test('AU-19 a player on a break sees its end and a help line', async () => {
  page();
  await open();
  await submit('mira', 'secret', Response.json({ code: 10508, message: 'break', until: '2026-03-01T10:00:00.000Z' }));
  expect(screen.getByRole('alert').textContent).toContain(
    'You are on a break from playing.You can log in again from 1 March 2026',
  );
  expect(screen.getByRole('link', { name: /Helpline/ })).toBeTruthy();
});

test('UK20 a self-excluded player is offered no new account, and Enter beside the fields sends no login', async () => {
  page();
  await open();
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeTruthy();
  await submit('mira', 'secret', Response.json({ code: 10507, message: 'excluded' }));
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
  expect(screen.getByRole('alert').closest('form')).toBeNull();
  expect(password().closest('form')).not.toBeNull();
});

test('AU-05 messages are in Chinese on a Chinese page', async () => {
  page('zh');
  await open();
  await act(async () => {
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  });
  expect(screen.getByRole('alert').textContent).toBe('请输入用户名和密码');
});

test('toggles the visibility of the password', async () => {
  page();
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

const successResponse = () => Response.json({ ...sampleLogin(), serverNow: Date.now() });

test('AU-02 a login closes the form, reloads the page and moves focus to the content', async () => {
  const navigation = page();
  await open();
  await submit('mira', 'secret', successResponse());
  expect(overlayStore.getState().open).toBeNull();
  expect(navigation.reload).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('content');
});

test('AU-02 the form stays open until the page behind it is the player’s', async () => {
  const navigation = page();
  const loaded = Promise.withResolvers<void>();
  navigation.reload.mockReturnValue(loaded.promise);
  await open();
  await submit('mira', 'secret', successResponse());
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true');
  await act(async () => loaded.resolve());
  expect(overlayStore.getState().open).toBeNull();
});

test('a visitor who chose a game is taken to it after login', async () => {
  const navigation = page();
  await open({ intendedGameId: 17 });
  await submit('mira', 'secret', successResponse());
  expect(navigation.go).toHaveBeenCalledExactlyOnceWith('/game/17', { onSettled: expect.any(Function) });
  expect(overlayStore.getState()).toMatchObject({ open: null, intendedGameId: null });
});

test('closing the form discards the chosen game', async () => {
  page();
  await open({ intendedGameId: 17 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(overlayStore.getState().intendedGameId).toBeNull();
});

test('AU-17 reports interactions with the form without personal data', async () => {
  page();
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(overlayStore.getState().open).toBe('register');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(interactions).toEqual(['showPassword', 'forgotPassword', 'openRegistration', 'close']);
});

test('AU-15 fills in a remembered username and focuses the password', async () => {
  page();
  serve({ '/api/remember-username': () => Response.json({ username: 'mira' }) });
  await open();
  expect(username().value).toBe('mira');
  expect(screen.getByLabelText<HTMLInputElement>('Remember my username').checked).toBe(true);
  expect(document.activeElement).toBe(password());
});

test('AU-15 remembers or forgets the username as chosen at login', async () => {
  page();
  await open();
  fireEvent.click(screen.getByLabelText('Remember my username'));
  const requests = await submit('mira', 'secret', successResponse());
  expect(requests.filter(({ path }) => path === '/api/remember-username')).toEqual([
    { path: '/api/remember-username', operation: 'post', username: 'mira' },
  ]);
  session.dispatch({ type: 'replaced' });
  loginStore.setState({ login: noLogin });
  serve({ '/api/remember-username': () => Response.json({ username: 'mira' }) });
  await open();
  fireEvent.click(screen.getByLabelText('Remember my username'));
  const again = await submit('mira', 'secret', successResponse());
  expect(again.filter(({ path }) => path === '/api/remember-username')).toEqual([
    { path: '/api/remember-username', operation: 'post', username: '' },
  ]);
});

test('AU-15 CO-01 without consent, the remember option names the cookies it allows, and choosing it consents', async () => {
  window.OneTrust?.RejectAll();
  page();
  await open();
  expect(isAllowed('C0003')).toBe(false);
  fireEvent.click(screen.getByLabelText('Remember my username (allows functional cookies)'));
  await submit('mira', 'secret', successResponse());
  expect(['C0002', 'C0003', 'C0004'].map((group) => isAllowed(group as 'C0003'))).toEqual([false, true, false]);
});

test('AU-06 without attempts left, offers a password reset and keeps the username', async () => {
  page();
  await open();
  await submit('mira', 'wrong', Response.json({ code: 10429, message: 'Unauthorized' }, { status: 401 }));
  expect(screen.getByRole('alert').textContent).toContain('No attempts left.');
  fireEvent.click(screen.getByRole('button', { name: 'Choose a new password' }));
  expect(username().value).toBe('mira');
});

test.each([
  ['540', 'Try again in 9 minutes.'],
  ['1', 'Try again in 1 minute.'],
])('AU-06 a 429 with Retry-After %s shows how long to wait', async (seconds, sentence) => {
  page();
  await open();
  await submit(
    'mira',
    'wrong',
    Response.json(
      { code: 10429, message: 'Too many attempts from this address' },
      { status: 429, headers: { 'retry-after': seconds } },
    ),
  );
  expect(screen.getByRole('alert').textContent).toBe(`Login FailedToo many attempts from your connection. ${sentence}`);
});

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setImmediate(resolve));
  });
}

test('requests a reset link for any username and confirms it without revealing accounts', async () => {
  page();
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const requests = serve({ '/api/forgot-password': () => Response.json({ accepted: true }) });
  await press('Send link');
  expect(screen.getByText('Enter your username.')).toBeTruthy();
  expect(requests).toEqual([]);
  fireEvent.change(username(), { target: { value: ' <b>mira</b> ' } });
  await press('Send link');
  expect(requests).toEqual([{ path: '/api/forgot-password', username: '<b>mira</b>' }]);
  expect(screen.getByRole('status').textContent).toContain('If this username belongs to an account');
  await press('Back to log in');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
});

test.each([
  [429, {}, 'Too many requests from your connection. Wait a few minutes, then try again.'],
  [429, { 'retry-after': '61' }, 'Too many requests from your connection. Try again in 2 minutes.'],
  [503, {}, 'The link could not be sent. Try again.'],
])(
  'a reset link that failed with %i and %o shows an error',
  async (status, headers: Record<string, string>, sentence) => {
    page();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    serve({ '/api/forgot-password': () => Response.json({ message: 'no' }, { status, headers }) });
    fireEvent.change(username(), { target: { value: 'mira' } });
    await press('Send link');
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  },
);

const resetToken = 'r'.repeat(43);
const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password');

async function followLink(off?: Visit['off']): Promise<void> {
  window.history.replaceState(null, '', `/#reset=${resetToken}`);
  page('en', off);
  await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
}

test('a reset link opens the new password form and is removed from the address', async () => {
  await followLink();
  expect(screen.getByRole('dialog', { name: 'Choose a new password' })).toBeTruthy();
  expect(window.location.hash).toBe('');
  expect([newPassword().autocomplete, newPassword().type]).toEqual(['new-password', 'password']);
  const requests = serve({ '/api/reset-password': () => Response.json({ changed: true }) });
  for (const [secret, sentence] of [
    ['short', 'Use at least 10 characters.'],
    ['password123', 'This password is easy to guess. Add another word or two.'],
  ] as const) {
    fireEvent.change(newPassword(), { target: { value: secret } });
    await press('Save password');
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(requests).toEqual([]);
  fireEvent.change(newPassword(), { target: { value: 'harbour zinc lamp' } });
  await press('Save password');
  expect(requests).toEqual([{ path: '/api/reset-password', resetToken, password: 'harbour zinc lamp' }]);
  expect(screen.getByRole('dialog', { name: 'Log in' }).textContent).toContain('Password changed.');
});

test('a reset link only leaves the address while resets are off', async () => {
  await followLink(['passwordReset']);
  expect([screen.queryByRole('dialog'), window.location.hash]).toEqual([null, '']);
});

test('an expired reset link says so and offers a new one', async () => {
  await followLink();
  serve({ '/api/reset-password': () => Response.json({ code: 10410, message: 'over' }, { status: 410 }) });
  fireEvent.change(newPassword(), { target: { value: 'harbour zinc lamp' } });
  await press('Save password');
  expect(screen.getByRole('alert').textContent).toContain('This link no longer works.');
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
});
