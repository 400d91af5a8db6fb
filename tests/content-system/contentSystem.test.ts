import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '@foyer/brands/brands';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { cultures } from '@foyer/contract/languages';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import payloadAdapter from '../../adapters/payload/src/payloadAdapter.ts';
import { ownContentFolder } from '../../sandbox/src/services/content/contentFiles.ts';
import { createContentService } from '../../sandbox/src/services/content/contentService.ts';
import { createContentStore } from '../../sandbox/src/services/content/contentStore.ts';
import { createGameSelection } from '../../sandbox/src/services/content/gameSelection.ts';
import { serveAdapters } from '../../scripts/adapters/serveAdapters.ts';
import { editorEmail, startContentSystem } from '../../scripts/content-system/startContentSystem.ts';
import type { ContentSystem } from '../../scripts/content-system/startContentSystem.ts';
import { findChromium } from '../../scripts/findChromium.ts';
import { freePort } from '../../scripts/ports.ts';
import { createProgress } from '../../scripts/progress.mjs';
import { conformanceOptions } from '../conformance/conformanceOptions.ts';
import { runConformance } from '../conformance/runConformance.ts';
import { contentMeaning } from '../contract/support/contentMeaning.ts';
import type { SandboxUnderTest } from '../contract/support/sandboxCalls.ts';
import { startSandboxUnderTest } from '../contract/support/startSandboxUnderTest.ts';
import { startWebUnderTest, webhookSecret } from '../contract/support/webUnderTest.ts';
import type { WebUnderTest } from '../contract/support/webUnderTest.ts';

const adapter = fileURLToPath(new URL('../../adapters/payload/src/payloadAdapter.ts', import.meta.url));
const games = 64;
const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-content-'));

let sandbox: SandboxUnderTest;
let system: ContentSystem;
let port: number;
/** In front of published content, and of drafts. */
let web: WebUnderTest;
let preview: WebUnderTest;
let token = '';
let browser: Browser;

const adapterSettings = () => ({
  ADAPTER_PAYLOAD_ADDRESS: `http://127.0.0.1:${port}`,
  ADAPTER_PAYLOAD_API_KEY: system.secrets.apiKey,
});

beforeAll(async () => {
  const [systemPort, webPort, previewPort] = [await freePort(), await freePort(), await freePort()];
  const webhookOf = (of: number) => `http://127.0.0.1:${of}/webhooks/content`;
  const started = await startContentSystem({
    port: systemPort,
    dataFolder,
    games,
    webhooks: [webhookOf(webPort)],
    previewWebhooks: [webhookOf(previewPort)],
    webhookSecret,
    progress: createProgress(),
  });
  if ('problem' in started) throw new Error(started.problem);
  system = started;
  port = systemPort;
  sandbox = await startSandboxUnderTest({ CATALOGUE_SIZE: String(games) });
  const settings = { ADAPTERS: adapter, ...adapterSettings() };
  const origin = `http://127.0.0.1:${sandbox.port}`;
  web = await startWebUnderTest(sandbox.port, origin, { ...settings, PORT: String(webPort), LOG_LEVEL: 'warn' });
  preview = await startWebUnderTest(sandbox.port, origin, {
    ...settings,
    PORT: String(previewPort),
    ADAPTER_PAYLOAD_DRAFTS: 'on',
  });
  const login = await send<{ token: string }>('POST', '/users/login', {
    email: editorEmail,
    password: system.secrets.editorPassword,
  });
  token = login.body.token;
  browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium' });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([web, preview].map((one) => one?.stop()));
  await sandbox?.stop();
  await system?.process.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** A call of the content system, as its pages for editors make it. */
async function send<Body = { doc: { id: number } }>(method: string, path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `JWT ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Time until a poll gives up; a change takes far less. */
const soon = { timeout: 30_000 };
const richText = (heading: string) => ({ blockType: 'richText', loginState: ['Logged-In', 'Logged-Out'], heading });
const pageOf = (of: WebUnderTest, path: string) => of.request({ brand: 'regency', path });
const textOf = async (of: WebUnderTest, path: string) => (await pageOf(of, path)).text;
/** A page of the editor, published unless said otherwise. */
async function addPage(path: string, heading: string, more: object = {}): Promise<number> {
  const { status, body } = await send('POST', '/pages', {
    path,
    title: 'Page of an editor',
    layout: [richText(heading)],
    _status: 'published',
    ...more,
  });
  expect(status).toBe(201);
  return body.doc.id;
}

/** The content system in a browser, as the editor. */
async function openAsEditor(): Promise<Page> {
  const page = await browser.newPage({ baseURL: system.address, timezoneId: 'UTC' });
  await page.goto('/admin/login');
  await page.fill('input[name=email]', editorEmail);
  await page.fill('input[name=password]', system.secrets.editorPassword);
  await page.click('button[type=submit]');
  await page.getByRole('heading', { name: 'Collections' }).waitFor();
  return page;
}

/** Schedules a page for the time of its browser. */
async function schedule(editor: Page, id: number, type: 'Publish' | 'Unpublish'): Promise<void> {
  await editor.goto(`/admin/collections/pages/${id}`);
  const now = await editor.evaluate(() => new Date().toISOString());
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(Date.parse(now) + 60_000))
    .replace(/, (?=\d{1,2}:)/, ' ')
    .replaceAll('\u202f', ' ');
  await editor.locator('.form-submit .popup-button').first().click();
  await editor.getByRole('button', { name: 'Schedule Publish' }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByText(type, { exact: true }).click();
  await dialog.locator('#time input').fill(time);
  await dialog.locator('#time input').press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Scheduled successfully').waitFor();
}

describe('the content system', () => {
  test('serves the sandbox’s content as the sandbox does', async () => {
    const store = createContentStore(ownContentFolder);
    await store.reload();
    const source = { files: store.files, selection: createGameSelection(createCatalogue(games)), gameCount: games };
    const service = createContentService({ brands, ...source });
    const { content } = payloadAdapter({
      ADDRESS: `http://127.0.0.1:${port}`,
      API_KEY: system.secrets.apiKey,
    });
    const call: AdapterCall = {
      base: '',
      bearer: null,
      signal: AbortSignal.timeout(100_000),
      request: () => Promise.reject(new Error('no service')),
      fetch,
      refuse: (status) => ({ refused: status }) as never,
      report: (problem) => expect.fail(problem),
    };
    for (const { id: brand, markets } of brands) {
      const [market] = markets;
      for (const path of new Set(service.pages(brand)?.map(({ Path }) => Path)))
        for (const culture of cultures) {
          const nodeId = market?.marketNodeId ?? 0;
          const page = await content.pageLookup({ params: { brand }, body: { path, nodeId, culture } }, call);
          const expected = service.page(brand, nodeId, path, Date.now(), culture) ?? { refused: 404 };
          const meaningOf = (one: object) => contentMeaning({ ...one, Id: 0 });
          expect(meaningOf(page as object), `${brand} ${path} ${culture}`).toEqual(meaningOf(expected));
        }
    }
  });

  test('refuses a second page at a path, and a path that is none', async () => {
    await addPage('/once', 'Once');
    const second = await send<object>('POST', '/pages', { path: '/once', _status: 'published' });
    expect(second.status).toBe(400);
    expect(JSON.stringify(second.body)).toContain('Another published page has this path');
    expect((await send('POST', '/pages', { path: 'no path', _status: 'published' })).status).toBe(400);
  });

  test('sends an editor’s browser to no other server', async () => {
    const editor = await openAsEditor();
    const origins = new Set<string>();
    editor.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const [collection, field] of [
      ['pages', 'title'],
      ['posts', 'html'],
      ['nodes', 'properties'],
      ['places', 'facts'],
    ]) {
      await editor.goto(`/admin/collections/${collection}`);
      await editor.locator('table a').first().click();
      await editor.locator(`[name=${field}]`).waitFor();
      await editor.waitForLoadState('networkidle');
    }
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([system.address]);
    await editor.close();
  });

  test('lets the web server’s key only read, and see no users', async () => {
    const headers = { authorization: `users API-Key ${system.secrets.apiKey}`, 'content-type': 'application/json' };
    const statusOf = async (path: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${port}/api${path}`, init)).status;
    expect(await statusOf('/posts')).toBe(403);
    expect(await statusOf('/posts', { headers })).toBe(200);
    expect(await statusOf('/posts', { method: 'POST', headers, body: '{"slug":"x"}' })).toBe(403);
    expect(await statusOf('/users', { headers })).toBe(403);
  });

  test('fits the contract through the adapter, as conformance checks it', async () => {
    for (const [name, value] of Object.entries(adapterSettings())) vi.stubEnv(name, value);
    const options = conformanceOptions({ content: `http://127.0.0.1:${port}`, adapters: adapter }, undefined);
    if (typeof options === 'string') throw new Error(options);
    const served = await serveAdapters(adapter, options.bases);
    const { endpoints } = await runConformance({ ...options, bases: served.bases });
    await served.stop();
    vi.unstubAllEnvs();
    expect(endpoints.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
    const fitting = endpoints.filter(({ outcome }) => outcome === 'fits').map(({ name }) => name);
    expect(new Set(fitting)).toEqual(
      new Set(['pagesList', 'pageLookup', 'nodesByAlias', 'nodeById', 'marketContent', 'productContent']),
    );
  });
});

describe('a page that an editor changes', () => {
  test('shows the change to a visitor soon after its publication in the browser', async () => {
    const id = await addPage('/journey', 'Journey', { title: 'Before' });
    const editor = await openAsEditor();
    const visitor = await browser.newPage();
    await visitor.goto(`http://regency.localhost:${web.port}/journey`);
    expect(await visitor.title()).toBe('Before');
    await editor.goto(`/admin/collections/pages/${id}`);
    await editor.fill('input[name=title]', 'After');
    await editor.getByRole('button', { name: 'Publish changes' }).click();
    const titleNow = async () => {
      await visitor.reload();
      return visitor.title();
    };
    await expect.poll(titleNow, soon).toBe('After');
    await Promise.all([editor.close(), visitor.close()]);
  });

  test('is published and withdrawn at the time that its editor chose', async () => {
    const id = await addPage('/later', 'Later', { _status: 'draft' });
    const status = async () => (await pageOf(web, '/later')).status;
    expect(await status()).toBe(404);
    const editor = await openAsEditor();
    // The editor may choose only future times. With a clock an hour late the browser offers one that is past for the system.
    await editor.clock.setSystemTime(Date.now() - 3_600_000);
    await schedule(editor, id, 'Publish');
    await expect.poll(status, soon).toBe(200);
    await schedule(editor, id, 'Unpublish');
    await expect.poll(status, soon).toBe(404);
    await editor.close();
  });

  test('shows the change to visitors soon after it is published', async () => {
    const id = await addPage('/notice', 'Evening notice');
    await expect.poll(() => textOf(web, '/notice'), soon).toContain('Evening notice');
    expect((await pageOf(web, '/notice')).status).toBe(200);
    const savedAt = performance.now();
    await send('PATCH', `/pages/${id}`, { layout: [richText('Morning notice')] });
    await expect.poll(() => textOf(web, '/notice'), { ...soon, interval: 20 }).toContain('Morning notice');
    process.stdout.write(`A published change was visible after ${Math.round(performance.now() - savedAt)} ms.\n`);
    expect(await textOf(web, '/notice')).not.toContain('Evening notice');
  });

  test('shows a draft in the preview alone, until it is published', async () => {
    const id = await addPage('/offer', 'Old offer');
    await expect.poll(() => textOf(web, '/offer'), soon).toContain('Old offer');
    await expect.poll(() => textOf(preview, '/offer'), soon).toContain('Old offer');
    const draft = { layout: [richText('New offer')], _status: 'draft' };
    expect((await send('PATCH', `/pages/${id}?draft=true`, draft)).status).toBe(200);
    await expect.poll(() => textOf(preview, '/offer'), soon).toContain('New offer');
    await web.publish();
    expect(await textOf(web, '/offer')).toContain('Old offer');
    await send('PATCH', `/pages/${id}`, { ...draft, _status: 'published' });
    await expect.poll(() => textOf(web, '/offer'), soon).toContain('New offer');
  });

  test('leaves the site when it is withdrawn or deleted', async () => {
    const ids = [await addPage('/withdrawn', 'Withdrawn'), await addPage('/deleted', 'Deleted')];
    const statuses = async () =>
      Promise.all(['/withdrawn', '/deleted'].map(async (path) => (await pageOf(web, path)).status));
    await expect.poll(statuses, soon).toEqual([200, 200]);
    await send('PATCH', `/pages/${ids[0]}`, { _status: 'draft' });
    await send('DELETE', `/pages/${ids[1]}`);
    await expect.poll(statuses, soon).toEqual([404, 404]);
  });

  test('shows a shared block on every page that has it', async () => {
    const block = (heading: string) => ({ name: 'banner', block: [richText(heading)], _status: 'published' });
    const { body } = await send('POST', '/shared-blocks', block('First banner'));
    await addPage('/with-banner', 'Page', { layout: [{ blockType: 'shared', name: 'banner' }] });
    await expect.poll(() => textOf(web, '/with-banner'), soon).toContain('First banner');
    await send('PATCH', `/shared-blocks/${body.doc.id}`, block('Second banner'));
    await expect.poll(() => textOf(web, '/with-banner'), soon).toContain('Second banner');
  });
});

test('the blog has a post as soon as it is published', async () => {
  const post = {
    slug: 'calm-evening',
    category: 'guides',
    title: 'A calm evening',
    dateCreated: '31-12-2031',
    html: '<p>Slowly.</p>',
  };
  expect((await pageOf(web, '/blog/guides/calm-evening')).status).toBe(404);
  await send('POST', '/posts', { ...post, _status: 'published' });
  await expect.poll(() => textOf(web, '/blog/guides/calm-evening'), soon).toContain('Slowly.');
  await expect.poll(() => textOf(web, '/blog/guides'), soon).toContain('A calm evening');
});

test('pages stay while the content system does not respond', async () => {
  expect((await pageOf(web, '/cookies')).status).toBe(200);
  process.kill(system.process.pid ?? 0, 'SIGSTOP');
  try {
    await web.publish({ brand: 'regency', paths: ['/cookies'] });
    expect((await pageOf(web, '/cookies')).status).toBe(200);
  } finally {
    process.kill(system.process.pid ?? 0, 'SIGCONT');
  }
  await web.publish();
  expect((await pageOf(web, '/cookies')).status).toBe(200);
});

// The last one: it ends the system.
test('pages stay while the content system is down, and the log names the fault without the key', async () => {
  const before = await pageOf(web, '/help');
  expect(before.status).toBe(200);
  await system.process.stop();
  await web.publish({ brand: 'regency', paths: ['/help'] });
  const after = await pageOf(web, '/help');
  expect(after.status).toBe(200);
  expect(after.text).toContain('<title>Help | Regency Palace</title>');
  const log = web.log().join('\n');
  expect(log).toContain('ADAPTER_FAULT');
  expect(log).not.toContain(system.secrets.apiKey);
});
