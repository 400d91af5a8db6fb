import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { gameKinds } from '../support/gameKinds.ts';

for (const [kind, find] of Object.entries(gameKinds))
  test(`GM-01 the page of ${kind} names every script, style and picture that the game requests @desktop`, async ({
    page,
    stack,
    newPlayer,
  }) => {
    const id = await find(stack.sandboxPort);
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/(game-assets\/.+\.(js|css)|game-pictures\/.+|game-art\/.+)$/.test(pathname))
        requested.push(`${pathname}${search}`);
    });
    const document = page.waitForResponse((response) => new URL(response.url()).pathname === `/play/${id}`);
    await openAsPlayer(page, `/game/${id}`, await newPlayer());
    const text = await (await document).text();
    await page.frameLocator('iframe').locator('main[data-phase=betting]').waitFor();
    expect(requested.length).toBeGreaterThan(8);
    expect(requested.filter((path) => !text.includes(`"${path.replace('?width=720', '')}"`))).toEqual([]);
  });
