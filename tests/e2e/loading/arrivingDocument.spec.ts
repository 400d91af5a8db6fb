import { expectNoLayoutShift, test } from '../support/fixtures.ts';

/** Characters that a slow browser reads before it draws again: less than any part of the first screen has. */
const pieceCharacters = 150;

for (const brand of ['regency', 'aurora', 'pulse'] as const)
  test(`PG-13 what a slow browser has drawn of the lobby of ${brand} stays in its place while more arrives`, async ({
    page,
    sites,
    consoleGuard,
  }) => {
    // The page below may not load pictures from this machine. Their places have a size of their own.
    consoleGuard.allow(/Access to image|Failed to load resource/);
    // The document without its scripts, which the page below writes piece by piece.
    const html = (await (await page.goto(`${sites[brand]}/`))?.text()) ?? '';
    const withoutScripts = html
      .replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    await page.route(`${sites[brand]}/arriving`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Arriving</title>' }),
    );
    await page.goto(`${sites[brand]}/arriving`);
    await page.evaluate(
      async ({ text, pieceLength }) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const bodyStart = text.indexOf('<main');
        document.open();
        document.write(text.slice(0, bodyStart));
        await Promise.all(
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([type])')].map(
            async (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
          ),
        );
        await document.fonts.ready;
        // The first screen is enough.
        for (let at = bodyStart; at < bodyStart + 20_000; at += pieceLength) {
          document.write(text.slice(at, at + pieceLength));
          await frame();
          await frame();
        }
      },
      { text: withoutScripts, pieceLength: pieceCharacters },
    );
    await expectNoLayoutShift(page);
  });
