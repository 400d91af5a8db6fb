import { login } from '@foyer/contract/accounts';
import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import type { SandboxPlayer } from './sandbox.ts';

/** Logs the player in like the app and sets its session cookies. */
export async function handOverSession(
  context: BrowserContext,
  url: string,
  sandboxPort: number,
  { username, password }: SandboxPlayer,
): Promise<void> {
  const credentials = { username, password, passwordType: 'Password' };
  const body = {
    credentials,
    numLaunchTokens: 1,
    closeExistingSessions: true,
    identifiers: { ipAddress: '198.51.100.20' },
    firstPartyBlackBox: '',
    thirdPartyBlackBox: '',
    sessionProductId: 8145,
  };
  const response = await fetch(`http://127.0.0.1:${sandboxPort}/accounts${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const opened = v.parse(login.response, await response.json());
  if (!('tokens' in opened)) throw new Error(opened.message);
  const { userToken, launchTokens, refreshTokens } = opened.tokens;
  const values = { userToken, launchToken: launchTokens[0] ?? '', refreshToken: refreshTokens[0] ?? '' };
  await context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })));
}
