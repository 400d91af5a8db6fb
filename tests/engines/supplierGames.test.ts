import { brands } from '@foyer/brands/brands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../e2e/support/sandbox.ts';
import { startSupplierStack, supplierGames, type SupplierStack } from '../support/aggregator/startSupplierStack.ts';
import { logIn } from './journey/visitorSteps.ts';
import { engines, type EngineBrowser } from './support/engineBrowser.ts';
import { startEngine } from './support/startEngine.ts';
import { createVisit, until } from './support/visit.ts';

let suppliers: SupplierStack;
beforeAll(async () => {
  suppliers = await startSupplierStack();
}, 120_000);
afterAll(() => suppliers.stop());

// The browser suite covers Chromium.
const chosen = engines.filter(
  (engine) => engine !== 'chromium' && (process.env['ENGINES']?.split(',').includes(engine) ?? true),
);

describe.each(chosen)('%s', (engine) => {
  let browser: EngineBrowser;
  beforeAll(async () => {
    browser = await startEngine(engine);
  });
  afterAll(() => browser.close());

  test('GM-02 GM-05 plays games of two suppliers, opened by a form and by a fragment', async () => {
    const { stack, aggregator } = suppliers;
    const site = `http://${brands.find(({ id }) => id === 'regency')?.hosts[0]}:${stack.webPort}`;
    const player = await createSandbox(stack.sandboxPort).newPlayer({ brand: 'regency', marketId: 'uk' });
    const page = await browser.openPage({ name: 'desktop', width: 1440, height: 900 });
    try {
      const visit = createVisit(page);
      await visit.open(`${site}/`);
      await logIn(visit, player);
      for (const id of [supplierGames.form, supplierGames.fragment]) {
        const before = aggregator.rounds.length;
        await visit.open(`${site}/game/${id}`);
        await visit.press({ role: 'button', name: 'Drop' }, 'game');
        await until('a round is settled', async () => aggregator.rounds.length > before);
        await visit.untilText('output', (text) => text.startsWith('Balance'), 'game');
      }
      expect(page.problems()).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
