import type { LoginSuccess } from '@foyer/contract/accounts';
import { requestLogin } from './requestLogin.browser.ts';
import { sampleLogin } from './sampleLogin.ts';

/** Logs in for tests, as the login form does with a response. */
export async function enterSession(login: LoginSuccess = sampleLogin()): Promise<string> {
  const turn = requestLogin();
  return typeof turn === 'string' ? turn : turn.enter(login, Date.now());
}
