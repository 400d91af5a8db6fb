import { requestPage } from './requestPage.mjs';
import { withRunningPair } from './runningPair.mjs';
import { measureScroll } from './scrollGrid.mjs';
import { measureSearchKeystrokes } from './searchKeystrokes.mjs';
import { servePicture } from './servePicture.mjs';
import { withBrowser } from './withBrowser.mjs';

/**
 * Measures search and scrolling in a browser, with a catalogue of `games` games.
 * @param {number} games
 */
export async function measureLargeCatalogue(games) {
  const pictures = await servePicture();
  try {
    return await withRunningPair(
      games,
      async ({ port, platformPort, hosts }) => {
        pictures.show(await coverOf(platformPort));
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

/** A cover in the size that tiles request. @param {number} platformPort */
async function coverOf(platformPort) {
  const { status, headers, body } = await requestPage({
    port: platformPort,
    host: 'media.localhost',
    path: '/covers/adult/41000.webp?rmode=max&width=240&quality=80&format=webp',
  });
  if (status !== 200 || headers['content-type'] !== 'image/webp')
    throw new Error(`the media origin sent status ${status} instead of a cover`);
  return body;
}
