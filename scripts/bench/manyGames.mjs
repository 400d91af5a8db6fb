import { withBrowser } from './withBrowser.mjs';
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
        const origin = `http://${hosts[0]}:${port}`;
        return withBrowser(async (browser) => {
          const search = await measureSearchKeystrokes(browser, `${origin}/`);
          return { search, scroll: await measureScroll(browser, `${origin}/all-games`) };
        });
      },
      { web: { MEDIA_ORIGIN: pictures.origin } },
    );
  } finally {
    pictures.stop();
  }
}
