import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../scripts/ports.ts';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startSandboxProcess } from '../../contract/support/sandboxProcess.ts';
import { startStack } from '../../support/stack.ts';
import { closePages } from '../support/closePages.ts';
import { expect, test, expectAccessible } from '../support/fixtures.ts';

test('the content report can be filtered by keyboard and updates when a file is saved', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  cpSync(join(projectRoot, 'sandbox/src/content-check/broken-content'), folder, { recursive: true });
  const sandbox = await startSandboxProcess({ CONTENT_FOLDER: folder });
  try {
    await page.goto(`http://localhost:${sandbox.port}/control/content`);
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
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A stack with editable content. */
interface EditableStack {
  site: string;
  read(path: string): string;
  /** Writes files of the content folder and waits until the web has acknowledged the publication. */
  edit(files: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

async function startEditableStack(): Promise<EditableStack> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  cpSync(join(projectRoot, 'sandbox/content'), folder, { recursive: true });
  const webPort = await freePort();
  let published = Promise.withResolvers<void>();
  // A proxy between the content service and the web, so that a test knows when the web has received a publication.
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const headers = {
      'content-type': 'application/json',
      'x-webhook-secret': String(incoming.headers['x-webhook-secret']),
    };
    const response = await fetch(`http://127.0.0.1:${webPort}/webhooks/content`, {
      method: 'POST',
      headers,
      body: await text(incoming),
    });
    outgoing.writeHead(response.status).end(await response.text());
    published.resolve();
  };
  const relay = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const stack = await startStack({
    webPort,
    sandboxEnv: {
      CONTENT_FOLDER: folder,
      CONTENT_WEBHOOKS: `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`,
    },
  });
  return {
    site: `http://pulse.localhost:${webPort}/`,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    async edit(files) {
      published = Promise.withResolvers();
      for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
      await published.promise;
    },
    async stop() {
      await stack.stop();
      relay.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('PG-08 an edit shows without a restart, and unknown components and broken files are ignored', async ({ page }) => {
  const stack = await startEditableStack();
  try {
    await page.goto(stack.site);
    await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible();

    const lobby = 'pulse/pages/lobby.yaml';
    const edited = stack
      .read(lobby)
      .replace('Most played', 'Most edited')
      .replace(
        'components:',
        'components:\n  - alias: aWidgetNobodyKnows\n    key: unknown\n    loginState: [Logged-In, Logged-Out]\n    anything: [1, 2]',
      );
    await stack.edit({ [lobby]: edited });
    await page.goto(stack.site);
    await expect(page.getByRole('heading', { name: 'Most edited' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();

    const help = 'all-brands/pages/help.yaml';
    await stack.edit({
      [lobby]: 'components: [ this is not: yaml',
      [help]: stack.read(help).replace(/^title:.*$/m, 'title: Marker of a later edit'),
    });
    await page.goto(`${stack.site}help`);
    await expect(page).toHaveTitle('Marker of a later edit');
    await page.goto(stack.site);
    await expect(page.getByRole('heading', { name: 'Most edited' })).toBeVisible();
  } finally {
    await closePages(page);
    await stack.stop();
  }
});

test('PG-10 the head contains the editor’s console key, robots and canonical address', async ({ page }) => {
  const stack = await startEditableStack();
  try {
    const head = {
      console: page.locator('meta[name="google-site-verification"]'),
      robots: page.locator('meta[name="robots"]'),
      canonical: page.locator('link[rel="canonical"]'),
    };
    await page.goto(stack.site);
    await expect(head.console).toHaveCount(0);
    await expect(head.robots).toHaveAttribute('content', 'noindex');
    await expect(head.canonical).toHaveCount(0);

    const lobby = 'pulse/pages/lobby.yaml';
    const withoutRobots = stack.read(lobby).replace(/^robots:.*\n/m, '');
    await stack.edit({
      [lobby]: `googleSearchConsoleKey: console-key_27\nrobots: true\ncanonicalUrl: /welcome\n${withoutRobots}`,
    });
    await page.goto(stack.site);
    await expect(head.console).toHaveAttribute('content', 'console-key_27');
    await expect(head.console).toHaveCount(1);
    await expect(head.robots).toHaveAttribute('content', 'index, follow');
    await expect(head.canonical).toHaveAttribute('href', new URL('/welcome', stack.site).href);
  } finally {
    await closePages(page);
    await stack.stop();
  }
});
