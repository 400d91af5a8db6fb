import type { BrowserContext } from '@playwright/test';

/** How many times slower the processor looks to pages; `npm run test:repeat` sets it. */
const slowdown = Number(process.env['PAGE_SLOWDOWN'] ?? '1');

/** Slows the processor for every page of a context when a run asks for it. */
export function slowPages(context: BrowserContext): void {
  if (slowdown === 1) return;
  context.on('page', (page) => {
    const slow = async () => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    };
    // A page that closes at once needs it no more.
    slow().catch(() => undefined);
  });
}
