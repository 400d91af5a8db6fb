import type { Page } from '@playwright/test';
import type { SandboxPlayer } from './sandbox.ts';

const entrance = '/entrance-of-the-tests';

/**
 * Opens a page as a player who has already logged in in this tab. Logs in with a real /api call and stores the tokens,
 * so that the page finds them like after a reload. `logIn` covers the login form. For tests that start with a player
 * and are about something else.
 */
export async function openAsPlayer(
  page: Page,
  address: string,
  { username, password, userId }: SandboxPlayer,
): Promise<void> {
  // An empty page of the same origin gives the tab its storage and cookies without loading anything else.
  await page.route(`**${entrance}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Entrance</title><link rel="icon" href="data:,">' }),
  );
  await page.goto(URL.canParse(address) ? new URL(entrance, address).href : entrance);
  await page.evaluate(logInHere, {
    player: String(userId),
    body: JSON.stringify({ username, password, firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
  });
  await page.unroute(`**${entrance}`);
  await page.goto(address);
  // Waits like `logIn`, until the page shows the player and has stored the session.
  await page.waitForFunction(() => /"account":\{/.test(sessionStorage.getItem('Player') ?? ''), undefined, {
    polling: 50,
  });
}

/** Runs in the page. The specification defines the storage keys. */
async function logInHere({ player, body }: { player: string; body: string }): Promise<void> {
  const response = await fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'foyer' },
    body,
  });
  const { tokens } = (await response.json()) as {
    tokens?: { userToken: string; launchTokens: string[]; refreshTokens: string[] };
  };
  if (tokens === undefined) throw new Error(`The login was answered ${response.status}.`);
  // The details of an earlier session in this tab.
  sessionStorage.removeItem('Player');
  sessionStorage.setItem('mgsUserToken', tokens.userToken);
  sessionStorage.setItem('launchTokens', JSON.stringify(tokens.launchTokens));
  sessionStorage.setItem('refreshTokens', JSON.stringify(tokens.refreshTokens));
  sessionStorage.setItem('currentMilestoneUserId', player);
}
