import { phone } from '../../tests/e2e/support/devices.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { inNewPage, slowDown, withLobby } from './lobby.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';

const slowdown = 4;
const loads = 5;

/** Measures the time from the navigation until a favourite button works that is pressed as soon as it exists. */
export function measureFavouriteReady(): Promise<Figure[]> {
  return withLobby((browser, { url, sandbox }) =>
    inNewPage(browser, phone, async (page) => {
      await openAsPlayer(page, url, await sandbox.newPlayer());
      await slowDown(page, slowdown);
      await page.addInitScript(pressFirstFavourite);
      const times = [];
      for (let load = 0; load < loads; load += 1) {
        await page.reload();
        const time = await page.waitForFunction(() => Reflect.get(window, '__favouriteReadyMs') as unknown);
        times.push(Number(await time.jsonValue()));
      }
      return [{ title: 'working favourite button', unit: 'ms', values: { phone: percentile(times, 0.5) } }];
    }),
  );
}

/** Runs in the page. */
function pressFirstFavourite(): void {
  let before: string | null = null;
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('main button[aria-pressed][data-game-id]');
    if (button !== null && before === null) {
      before = button.getAttribute('aria-pressed');
      button.click();
    }
    if (button !== null && button.getAttribute('aria-pressed') !== before)
      Reflect.set(window, '__favouriteReadyMs', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
