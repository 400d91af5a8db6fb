import { withMotion } from './support/devices.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { layoutShift, watchLayout } from './support/layoutShift.ts';

test.use(withMotion);

test('RT-08 message cards come without a layout shift, and one without room leaves the others where they are @desktop', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  await watchLayout(page.context());
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const animated: string[] = [];
    Object.assign(window, { __animated: animated });
    Element.prototype.animate = function record(...args) {
      animated.push(this.textContent);
      return animate.apply(this, args);
    };
  });
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  const publish = async (content: Record<string, unknown>) =>
    (await sandbox.messages({ publish: { userId: player.userId, topic: 'xeniaAdvert', content } })).published[0]
      ?.connections;
  // Without content nothing is shown.
  await expect.poll(() => publish({})).toBe(1);
  const cards = page.getByRole('status').getByRole('article');
  const before = await layoutShift(page);
  for (const [index, title] of ['First', 'Second', 'Third'].entries()) {
    await publish({ title });
    await expect(cards).toHaveCount(index + 1);
  }
  await cards.first().hover();
  // The cards may still be moving.
  await cards.evaluateAll((all) =>
    Promise.all(all.flatMap((card) => card.getAnimations().map(({ finished }) => finished))),
  );
  const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  await publish({ title: 'Fourth' });
  await expect(page.getByRole('button', { name: 'Messages: 4 new' })).toBeVisible();
  await expect(cards).toHaveText([/Third/, /Second/, /First/]);
  expect(await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))).toEqual(places);
  expect(await layoutShift(page)).toBe(before);

  // A card glides into the space of the one below it that the player closes.
  await cards.nth(1).getByRole('button', { name: 'Close' }).click();
  await expect(cards.filter({ hasText: 'Second' })).toHaveCount(0);
  // The fourth card may come as soon as no card is below the pointer.
  const animated = await page.evaluate(() => Reflect.get(window, '__animated') as string[]);
  expect(animated[0]).toContain('Third');
});
