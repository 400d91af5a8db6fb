import { act, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLateWords } from '../../i18n/lateWords.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { openOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { sampleLogin } from '../../session/sampleLogin.ts';
import { tellLogout } from '../../session/sessionEvents.ts';
import { setReportSink } from '../../telemetry/report.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { noLogin } from './login.ts';
import LoginOverlay from './LoginOverlay.tsx';
import { loginStore } from './loginStore.ts';

await Promise.all([loadLateWords('en', 'login'), loadLateWords('zh', 'login')]);
const messages = { en: createTranslate(await loadMessages('en')), zh: createTranslate(await loadMessages('zh')) };
const visit = { gamesOrigin: 'http://games.localhost:4000', helpLine: { name: 'Helpline', url: 'https://help.example' } } as Visit;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  playerStore.setState(initialPlayerState);
  overlayStore.setState({ open: null, intendedGameId: null });
  loginStore.setState({ login: noLogin });
  tellLogout(() => undefined);
  setReportSink(() => undefined);
});

function page(language: 'en' | 'zh' = 'en') {
  const navigation = { go: vi.fn<(path: string) => void>(), back: vi.fn<() => void>(), reload: vi.fn<() => Promise<void>>(async () => undefined) };
  render(
    <VisitContext value={visit}>
      <TextContext value={{ t: messages[language], formats: createFormats('en-GB') }}>
        <NavigationContext value={navigation}>
          <Router>
            <LoginOverlay />
            <main id="content" tabIndex={-1} />
          </Router>
        </NavigationContext>
      </TextContext>
    </VisitContext>,
  );
  return navigation;
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function submit(name: string, secret: string, response: Response | Error): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
    await vi.waitFor(() => expect(loginStore.getState().login.step).not.toBe('requesting'));
  });
}

test('the form opens with the focus in the user name, and password managers know its fields', () => {
  page();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openOverlay('login'));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(document.activeElement).toBe(username());
  expect([username().autocomplete, password().autocomplete, password().type]).toEqual(['username', 'current-password', 'password']);
});

test('it opens by ?login=1, and closing it takes the wish out of the address', () => {
  window.history.replaceState(null, '', '/?login=1&a=b');
  page();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?a=b');
});

test('AU-05 a refused try shows the sentence and the attempts left; the name stays, the password goes', async () => {
  page();
  act(() => openOverlay('login'));
  await submit('mira', 'wrong', Response.json({ code: 10401, message: 'Unauthorized' }, { status: 401 }));
  expect(screen.getByRole('alert').textContent).toBe('UnauthorizedCheck the username and password. 3 of 4 attempts left.');
  expect([username().value, password().value]).toEqual(['mira', '']);
  expect(document.activeElement).toBe(password());
});

test.each([
  ['', '', new Error('unused'), 'Missing Username or Password'],
  ['mira', 'x', new Error('offline'), 'No Server Response'],
  ['mira', 'x', Response.json({ message: 'down' }, { status: 503 }), 'Login Failed'],
  ['mira', 'x', Response.json({ tokens: 'none' }), 'A general error occurred while logging in, try again or contact customer support'],
])('AU-05 %j, %j: the sentence as the catalogue has it', async (name, secret, response, sentence) => {
  page();
  act(() => openOverlay('login'));
  await submit(name, secret, response);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
});

test('AU-05 in Chinese the sentence is Chinese', async () => {
  page('zh');
  act(() => openOverlay('login'));
  await act(async () => {
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  });
  expect(screen.getByRole('alert').textContent).toBe('请输入用户名和密码');
});

test('Show makes the password readable and Hide hides it again', () => {
  page();
  act(() => openOverlay('login'));
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

const rightAnswer = () => Response.json({ ...sampleLogin(), serverNow: Date.now() });

test('AU-02 after the login the form is closed, the page is loaded for a player and the focus is in it', async () => {
  const navigation = page();
  act(() => openOverlay('login'));
  await submit('mira', 'secret', rightAnswer());
  expect(overlayStore.getState().open).toBeNull();
  expect(navigation.reload).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('content');
});

test('a visitor who picked a game lands in it after the login', async () => {
  const navigation = page();
  act(() => openOverlay('login', { intendedGameId: 17 }));
  await submit('mira', 'secret', rightAnswer());
  expect(navigation.go).toHaveBeenCalledExactlyOnceWith('/game/17');
  expect(overlayStore.getState()).toMatchObject({ open: null, intendedGameId: null });
});

test('the game is forgotten when the form is closed instead', () => {
  page();
  act(() => openOverlay('login', { intendedGameId: 17 }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(overlayStore.getState().intendedGameId).toBeNull();
});
