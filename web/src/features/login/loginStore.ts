import { createStore } from 'zustand/vanilla';
import { nextLoginState, noLogin } from './login.ts';
import type { LoginEvent, LoginState } from './login.ts';

/** What the dialog shows; `changed` is the form again, after a new password was chosen. */
export type LoginView = { name: 'login' | 'forgot' | 'changed' } | { name: 'reset'; resetToken: string };

/** The login of this page; outlives the form, so that closing it does not give attempts back. */
export const loginStore = createStore<{ login: LoginState; view: LoginView }>(() => ({
  login: noLogin,
  view: { name: 'login' },
}));

/** Applies an event; true when it changed the state. */
export function dispatchLoginEvent(event: LoginEvent): boolean {
  const before = loginStore.getState().login;
  const login = nextLoginState(before, event);
  if (login === before) return false;
  loginStore.setState({ login });
  return true;
}
