import type { Page } from '@playwright/test';
import type { SandboxPlayer } from './sandbox.ts';

const entrance = '/entrance-of-the-tests';

/**
 * Opens a page as somebody who has logged in before in this tab. The login is a real one by the web's own call, and the page
 * finds its tokens as after a reload; only the visitor's page and the form are left out, which `logIn` goes through. For
 * journeys that begin with a player and are about something else.
 */
export async function openAsPlayer(
  page: Page,
  address: string,
  { username, password, userId }: SandboxPlayer,
): Promise<void> {
  // An empty page of the same origin, so that the tab has its storage and its cookies and nothing else is loaded.
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
  // As after `logIn`: the page knows the player, and would still after a reload.
  await page.waitForFunction(() => /"account":\{/.test(sessionStorage.getItem('Player') ?? ''), undefined, {
    polling: 50,
  });
}

/** Runs in the page. Names of keys are those of the specification. */
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
  sessionStorage.setItem('mgsUserToken', tokens.userToken);
  sessionStorage.setItem('launchTokens', JSON.stringify(tokens.launchTokens));
  sessionStorage.setItem('refreshTokens', JSON.stringify(tokens.refreshTokens));
  sessionStorage.setItem('currentMilestoneUserId', player);
}
