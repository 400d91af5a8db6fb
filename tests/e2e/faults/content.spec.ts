import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startStack } from '../../stack.ts';
import { expect, test } from '../fixtures.ts';

test('PG-08 an edit shows without a restart, a component nobody knows is left out, and a broken file changes nothing', async ({ page }) => {
  test.setTimeout(60_000);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  cpSync(join(projectRoot, 'platform/content'), folder, { recursive: true });
  const lobby = join(folder, 'pulse/pages/lobby.yaml');
  const written = readFileSync(lobby, 'utf8');
  const stack = await startStack({ platformEnv: { CONTENT_FOLDER: folder } });
  try {
    const site = `http://pulse.localhost:${stack.webPort}/`;
    await page.goto(site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/loud games/i);

    writeFileSync(lobby, written.replace(/Loud games/gi, 'Edited games').replace('components:', 'components:\n  - alias: aWidgetNobodyKnows\n    key: unknown\n    anything: [1, 2]'));
    await expect
      .poll(async () => {
        await page.goto(site);
        return page.getByRole('heading', { level: 1 }).innerText();
      })
      .toMatch(/edited games/i);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();

    writeFileSync(lobby, 'components: [ this is not: yaml');
    const help = join(folder, 'all-brands/pages/help.yaml');
    writeFileSync(help, readFileSync(help, 'utf8').replace(/^title:.*$/m, 'title: Marker of a later edit'));
    await expect
      .poll(async () => {
        await page.goto(`${site}help`);
        return page.title();
      })
      .toBe('Marker of a later edit');
    await page.goto(site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/edited games/i);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
});
