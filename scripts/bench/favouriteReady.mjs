const repeats = 5;
const slowdown = 4;

/**
 * Time from the start of a navigation until a favourite button of the lobby does what it says, on a phone with a CPU
 * four times slower: the button is pressed once as soon as it stands there; the time ends when it shows the new state.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, player: { username: string, password: string }, device: import('@playwright/test').BrowserContextOptions }} visit
 * @returns {Promise<number>} milliseconds, the middle of five loads
 */
export async function measureFavouriteReady(browser, { url, player, device }) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(pressFirstFavourite);
  const times = [];
  for (let i = 0; i < repeats; i++) {
    await page.reload();
    const handle = await page.waitForFunction(() => Reflect.get(window, '__favouriteReadyMs'));
    times.push(Number(await handle.jsonValue()));
  }
  await context.close();
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

/** Runs in the page. */
function pressFirstFavourite() {
  /** @type {string | null} */
  let before = null;
  const look = () => {
    const button = document.querySelector('main button[aria-pressed][data-game-id], main article button[aria-pressed], main li button[aria-pressed]');
    if (button instanceof HTMLButtonElement) {
      if (before === null) {
        before = button.getAttribute('aria-pressed');
        button.click();
      }
      if (button.getAttribute('aria-pressed') !== before) {
        Reflect.set(window, '__favouriteReadyMs', performance.now());
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
