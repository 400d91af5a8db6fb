import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No rule of WCAG 2.2 A and AA that a machine can check is broken in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  // For frames of other origins the results are put together in a page opened for that; a page without frames needs none, and one that comes meanwhile is not asked.
  const isAlone = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: wcag22, iframes: !isAlone, resultTypes: ['violations'] }).setLegacyMode(isAlone).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`).join('\n')}`);
  expect(found, 'rules of WCAG 2.2 AA').toEqual([]);
}
