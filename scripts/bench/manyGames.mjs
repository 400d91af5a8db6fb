import { chromium } from '@playwright/test';
import { findChromium } from '../findChromium.mjs';
import { measureLivingLobby } from './livingLobby.mjs';
import { withRunningPair } from './runningPair.mjs';
import { measureScroll } from './scrollGrid.mjs';
import { measureSearchKeystrokes } from './searchKeystrokes.mjs';
import { servePicture } from './servePicture.mjs';

/**
 * What finding a game costs a browser with so many games.
 * @param {number} games
 */
export async function measureManyGames(games) {
  let media = '';
  const pictures = await servePicture(async () => Buffer.from(await (await fetch(`${media}/covers/adult/41000.webp?width=240`)).arrayBuffer()));
  try {
    return await withRunningPair(
      games,
      async ({ port, platformPort, hosts }) => {
        media = `http://127.0.0.1:${platformPort}`;
        const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] });
        try {
          const origin = `http://${hosts[0]}:${port}`;
          const search = await measureSearchKeystrokes(browser, `${origin}/`);
          const scroll = await measureScroll(browser, `${origin}/all-games`);
          return { search, scroll, living: await measureLivingLobby(browser, `${origin}/`) };
        } finally {
          await browser.close();
        }
      },
      { MEDIA_ORIGIN: pictures.origin },
    );
  } finally {
    pictures.stop();
  }
}
