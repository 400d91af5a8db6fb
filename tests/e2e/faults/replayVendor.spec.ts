import { startStack } from '../../support/stack.ts';
import { guardConsole } from '../support/consoleGuard.ts';
import { expect, logIn, test } from '../support/fixtures.ts';
import { logOut } from '../support/logIn.ts';
import { createSandbox } from '../support/sandbox.ts';

const organisation = 'o-1ABC-eu1';
const recorder = 'https://edge.eu1.fullstory.com/s/fs.js';
const receiver = 'https://rs.eu1.fullstory.com/rec/bundle';
/** Handles the queue of the vendor's client as its script does, and sends every call instead of a recording. */
const script = `
  document.cookie = 'fs_uid=stand-in; path=/';
  localStorage.setItem('_fs_uid', 'stand-in');
  const isMasked = document.documentElement.classList.contains('fs-mask');
  const handle = ([operation, options, , resolve]) => {
    void fetch('${receiver}', { method: 'POST', body: JSON.stringify({ operation, options, isMasked }) });
    resolve?.({});
  };
  const queued = FS.q.splice(0);
  FS._api = (...call) => handle(call);
  queued.forEach(handle);
`;

test('TE-05 CO-03 a vendor records only with consent, masked, with a player from login to logout', async ({
  browser,
}) => {
  const stack = await startStack({ webEnv: { REPLAY: 'fullstory', REPLAY_ORGANISATION: organisation } });
  try {
    const sandbox = createSandbox(stack.sandboxPort);
    const player = await sandbox.newPlayer();
    const context = await browser.newContext();
    const consoleGuard = await guardConsole(context);
    const loaded: string[] = [];
    const calls: { operation: string; options?: object; isMasked: boolean }[] = [];
    const headers = { 'access-control-allow-origin': '*' };
    await context.route('https://*.fullstory.com/**', async (route) => {
      loaded.push(route.request().url());
      if (route.request().url() === receiver) calls.push(route.request().postDataJSON());
      await route.fulfill({ headers, contentType: 'text/javascript', body: script });
    });
    const page = await context.newPage();
    const traces = () =>
      page.evaluate(() => [document.cookie.includes('fs_uid'), window.localStorage.getItem('_fs_uid') !== null]);
    const identities = () => calls.filter(({ operation }) => operation === 'setIdentity').map(({ options }) => options);

    // What an earlier visit with consent left is deleted, and nothing loads.
    await page.addInitScript(() => {
      if (window.location.search !== '?earlier') return;
      document.cookie = 'fs_uid=earlier; path=/';
      window.localStorage.setItem('_fs_uid', 'earlier');
    });
    await page.goto(`http://regency.localhost:${stack.webPort}/?earlier`);
    await expect.poll(traces).toEqual([false, false]);
    expect(loaded).toEqual([]);

    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => calls.map(({ operation }) => operation)).toContain('init');
    expect(loaded[0]).toBe(`${recorder}?org=${organisation}`);
    expect(await traces()).toEqual([true, true]);
    await logIn(page, player);
    await expect.poll(identities).toEqual([{ uid: String(player.userId) }]);
    await logOut(page);
    await expect.poll(identities).toEqual([{ uid: String(player.userId) }, { anonymous: true }]);
    expect(calls.every(({ isMasked }) => isMasked)).toBe(true);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page.getByRole('dialog', { name: 'Cookie settings' }).getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(() => calls.map(({ operation }) => operation)).toContain('shutdown');
    await expect.poll(traces).toEqual([false, false]);
    expect(JSON.stringify(calls)).not.toContain(player.username);
    expect(consoleGuard.unexpectedOutput(), 'unexpected browser output').toEqual([]);
    await context.close();
  } finally {
    await stack.stop();
  }
});
