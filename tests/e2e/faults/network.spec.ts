import { networkAddress } from '../../support/networkAddress.ts';
import { startStack } from '../../support/stack.ts';
import { cashierFrame, continueToDeposit } from '../support/banking.ts';
import { guardConsole } from '../support/consoleGuard.ts';
import { cookieChoice } from '../support/cookieChoice.ts';
import { phone } from '../support/devices.ts';
import { expect, logIn, test } from '../support/fixtures.ts';
import { gameFrame, playRound } from '../support/play.ts';
import { createSandbox } from '../support/sandbox.ts';

test('a phone on the same network can use the site at one address but not the control room', async ({ browser }) => {
  const address = networkAddress();
  const stack = await startStack({ network: { address, brand: 'aurora' } });
  const sandbox = createSandbox(stack.sandboxPort);
  const origin = `http://${address}:${stack.webPort}`;
  const context = await browser.newContext({ ...phone, baseURL: origin });
  try {
    await context.addCookies(cookieChoice([]).map((cookie) => ({ ...cookie, url: origin })));
    const consoleGuard = await guardConsole(context);
    consoleGuard.allow(/Cross-Origin-Opener-Policy header has been ignored/);
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => void hosts.add(new URL(request.url()).hostname));

    await page.goto('/');
    await expect(page).toHaveTitle(/Aurora Bay/);
    const pictures = page.locator('main li a img');
    await expect
      .poll(() =>
        pictures.first().evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0),
      )
      .toBe(true);

    const player = await sandbox.newPlayer({ brand: 'aurora', marketId: 'row' });
    await logIn(page, player);
    await expect.poll(async () => (await sandbox.hub({ userId: player.userId, sendRaw: '' })).reached).toBe(1);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);

    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).tap();
    await continueToDeposit(cashierFrame(page));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();

    await page.goto('/game/41000');
    await playRound(page);
    await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();

    expect([...hosts]).toEqual([address]);
    expect(consoleGuard.unexpectedOutput()).toEqual([]);

    // Devices on the network reach pages, but neither services nor the control room, with any host name.
    for (let port = stack.sandboxPort + 1; port <= stack.sandboxPort + 8; port += 1) {
      for (const path of ['/control', '/control/players', '/accounts/login', '/games/games']) {
        const response = await page.request.get(`http://${address}:${port}${path}`, {
          headers: { host: `localhost:${stack.sandboxPort}` },
        });
        expect([port, path, response.status()]).toEqual([port, path, 404]);
      }
    }
    if (address !== '127.0.0.1')
      await expect(page.request.get(`http://${address}:${stack.sandboxPort}/control`)).rejects.toThrow(/ECONNREFUSED/);
  } finally {
    await context.close();
    await stack.stop();
  }
});
