import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startPlatformProcess } from '../../contract/support/platformProcess.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('the content report can be filtered by keyboard and updates when a file is saved', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  cpSync(join(projectRoot, 'platform/src/sandbox/content-check/broken-content'), folder, { recursive: true });
  const platform = await startPlatformProcess({ CONTENT_FOLDER: folder });
  try {
    await page.goto(`http://localhost:${platform.port}/control/content`);
    const findings = page.getByRole('listitem');
    await expect(findings.filter({ hasText: 'help.yaml:3' }).first()).toContainText('description');
    await expectAccessible(page);

    await page.getByLabel('Severity').focus();
    await page.keyboard.type('w');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/severity=warning/);
    await expect(findings.filter({ hasText: /^error/ })).toHaveCount(0);
    await expect(findings.filter({ hasText: 'moon' })).toHaveCount(1);

    const address = page.url();
    appendFileSync(join(folder, 'regency/markets/moon/pages/lobby.yaml'), "without: [gone]\ndescription: ''\n");
    await expect(findings.filter({ hasText: 'moon' })).toHaveCount(2);
    expect(page.url()).toBe(address);
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
