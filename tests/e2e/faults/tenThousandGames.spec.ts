import { startStack } from '../../support/stack.ts';
import { closePages } from '../support/closePages.ts';
import { expect, test } from '../support/fixtures.ts';

/** Maximum number of rendered elements. */
const most = 1500;
/** Maximum number of elements, texts and attributes in memory. A dozen screens of tiles would be ten thousand. */
const maxNodes = 3000;
/** Number of scroll positions on the way through the list. */
const looks = 12;

test('LB-12 with ten thousand games few tiles are rendered, and hidden ones are released', async ({ page }) => {
  const stack = await startStack({ sandboxEnv: { CATALOGUE_SIZE: '10000' } });
  try {
    // Rendering thousands of covers would take too long, and a pending cover stays in memory.
    await page.route(/\/covers\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(`http://regency.localhost:${stack.webPort}/all-games`);
    const grid = page.getByRole('list', { name: 'All games' });
    await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000');
    const inspector = await page.context().newCDPSession(page);
    await inspector.send('Performance.enable');
    /** Memory after garbage collection. */
    const retained = async () => {
      await inspector.send('HeapProfiler.collectGarbage');
      const { metrics } = await inspector.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
    };
    const walk = async () => {
      for (let look = 1; look <= looks; look += 1) {
        await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), look / looks);
        await expect
          .poll(() =>
            grid
              .locator('li[data-id]')
              .evaluateAll((tiles) => tiles.some((tile) => tile.getBoundingClientRect().bottom > 0)),
          )
          .toBe(true);
        expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(most);
      }
      await expect(grid.locator('li[aria-posinset="10000"]')).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(grid.locator('li[aria-posinset="1"] img')).toBeVisible();
      return retained();
    };
    const [first, second] = [await walk(), await walk()];
    expect([first.nodes < maxNodes, second.nodes < maxNodes], `${first.nodes} and ${second.nodes} nodes`).toEqual([
      true,
      true,
    ]);
    expect(second.heap).toBeLessThan(first.heap * 1.1);
  } finally {
    await closePages(page);
    await stack.stop();
  }
});
