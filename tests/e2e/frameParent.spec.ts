import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const frames = {
  game: { part: 'games', path: '/play/41000', refusal: 'This game could not be opened.' },
  cashier: { part: 'cashier', path: '/cashier/regency', refusal: 'The cashier could not be opened.' },
} as const;

/** Opens an address in a frame without referrer, and returns the messages that the page receives from its origin. */
async function openFrame(page: Page, address: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate((src) => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener('message', ({ origin, data }) => {
      if (origin === new URL(src).origin) received.push(data);
    });
    const frame = Object.assign(document.createElement('iframe'), { src, referrerPolicy: 'no-referrer' });
    document.body.replaceChildren(frame);
  }, address);
  return () => page.evaluate(() => (window as unknown as { received: unknown[] }).received);
}

for (const [name, { part, path, refusal }] of Object.entries(frames)) {
  test(`the ${name} accepts its parent from the address and no other @desktop @all`, async ({ page, stack, sites }) => {
    const frameUnder = `http://${part}.localhost:${stack.sandboxPort}${path}`;
    await page.goto('/');
    for (const query of ['', '?parentOrigin=http://evil.example', '?parentOrigin=*', `?parentOrigin=${sites.aurora}`]) {
      const received = await openFrame(page, `${frameUnder}${query}`);
      await expect(page.frameLocator('iframe').getByRole('alert')).toContainText(refusal);
      expect(await received()).toEqual([]);
    }
    const received = await openFrame(page, `${frameUnder}?parentOrigin=${sites.regency}`);
    await expect.poll(received).toContainEqual(expect.objectContaining({ foyer: 1, type: 'failed' }));
  });
}
