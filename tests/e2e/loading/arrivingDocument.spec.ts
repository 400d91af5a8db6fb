import { expect, expectNoLayoutShift, openAsPlayer, test } from '../support/fixtures.ts';

/** Characters that a slow browser reads before it draws again: less than any part of the first screen has. */
const pieceCharacters = 150;

const documents = [
  ['regency', '/', 'player'],
  ['aurora', '/', 'player'],
  ['pulse', '/', 'player'],
  ['regency', '/'],
  ['aurora', '/'],
  ['pulse', '/'],
  ['regency', '/all-games'],
  ['regency', '/promotions'],
  ['regency', '/blog'],
  ['regency', '/help'],
  ['regency', '/jackpots'],
  ['regency', '/no-page'],
] as const;

for (const [brand, path, person = 'visitor'] of documents)
  test(`PG-13 what a slow browser of a ${person} has drawn of ${path} of ${brand} stays in its place while more arrives`, async ({
    page,
    sites,
    newPlayer,
    consoleGuard,
    isMobile,
  }) => {
    // The page below may not load pictures from this machine. Their places have a size of their own.
    consoleGuard.allow(/Access to image|Failed to load resource/);
    if (person === 'player')
      await openAsPlayer(page, sites[brand], await newPlayer({ brand, marketId: brand === 'regency' ? 'uk' : 'row' }));
    // The page below writes this document piece by piece. Scripts that run are left out; those that only hold data stay.
    const html = (await (await page.goto(`${sites[brand]}${path}`))?.text()) ?? '';
    const withoutScripts = html
      .replaceAll(/<script\b(?! type="application\/json")[^>]*>[^<]*<\/script>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    await page.route(`${sites[brand]}/arriving`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Arriving</title>' }),
    );
    await page.goto(`${sites[brand]}/arriving`);
    await page.evaluate(
      async ({ text, pieceLength }) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const bodyStart = text.indexOf('<body');
        document.open();
        document.write(text.slice(0, bodyStart));
        await Promise.all(
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([type])')].map(
            async (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
          ),
        );
        await document.fonts.ready;
        // Only two parts are written in pieces: the first screen, and a phone’s navigation at the end of the page.
        const screenEnd = bodyStart + 20_000;
        const navigationStart = Math.max(screenEnd, text.lastIndexOf('<nav '));
        const inPieces = async (from: number, to: number) => {
          for (let at = from; at < to; at += pieceLength) {
            document.write(text.slice(at, Math.min(at + pieceLength, to)));
            await frame();
            await frame();
          }
        };
        await inPieces(bodyStart, screenEnd);
        document.write(text.slice(screenEnd, navigationStart));
        await inPieces(navigationStart, navigationStart + 3000);
        document.write(text.slice(navigationStart + 3000));
      },
      { text: withoutScripts, pieceLength: pieceCharacters },
    );
    await expectNoLayoutShift(page);
    // No part stays hidden.
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: isMobile ? 'Quick access' : 'Main' })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });
