import { createStore } from '../../base/createStore.ts';
import { noLogin } from './login.ts';
import type { LoginState } from './login.ts';

/** View of the dialog; `changed` is the form with a confirmation after a password reset. */
export type LoginView = { name: 'login' | 'forgot' | 'changed' } | { name: 'reset'; resetToken: string };

/** Login state of this page. It outlives the form, because a call that the player gave up still ends. */
export const loginStore = createStore<{ login: LoginState; view: LoginView }>(() => ({
  login: noLogin,
  view: { name: 'login' },
}));
