import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '@foyer/brands/brands';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { cultures } from '@foyer/contract/languages';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import payloadAdapter from '../../adapters/payload/src/payloadAdapter.ts';
import { ownContentFolder } from '../../sandbox/src/services/content/contentFiles.ts';
import { createContentService } from '../../sandbox/src/services/content/contentService.ts';
import { createContentStore } from '../../sandbox/src/services/content/contentStore.ts';
import { createGameSelection } from '../../sandbox/src/services/content/gameSelection.ts';
import { editorEmail, startContentSystem } from '../../scripts/content-system/startContentSystem.ts';
import type { ContentSystem } from '../../scripts/content-system/startContentSystem.ts';
import { freePort } from '../../scripts/ports.ts';
import { createProgress } from '../../scripts/progress.mjs';
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
  const settings = {
    ADAPTERS: adapter,
    ADAPTER_PAYLOAD_ADDRESS: `http://127.0.0.1:${port}`,
    ADAPTER_PAYLOAD_API_KEY: system.secrets.apiKey,
  };
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
});
afterAll(async () => {
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

  test('lets the web server’s key only read', async () => {
    const key = { authorization: `users API-Key ${system.secrets.apiKey}`, 'content-type': 'application/json' };
    const address = `http://127.0.0.1:${port}/api/posts`;
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(address, { headers: key })).status).toBe(200);
    expect((await fetch(address, { method: 'POST', headers: key, body: '{"slug":"x"}' })).status).toBe(403);
  });
});

describe('a page that an editor changes', () => {
  test('shows the change to visitors soon after it is published', async () => {
    const id = await addPage('/notice', 'Evening notice');
    await expect.poll(() => textOf(web, '/notice')).toContain('Evening notice');
    expect((await pageOf(web, '/notice')).status).toBe(200);
    const savedAt = performance.now();
    await send('PATCH', `/pages/${id}`, { layout: [richText('Morning notice')] });
    await expect.poll(() => textOf(web, '/notice'), { interval: 20 }).toContain('Morning notice');
    process.stdout.write(`A published change was visible after ${Math.round(performance.now() - savedAt)} ms.\n`);
    expect(await textOf(web, '/notice')).not.toContain('Evening notice');
  });

  test('shows a draft in the preview alone, until it is published', async () => {
    const id = await addPage('/offer', 'Old offer');
    await expect.poll(() => textOf(web, '/offer')).toContain('Old offer');
    await expect.poll(() => textOf(preview, '/offer')).toContain('Old offer');
    const draft = { layout: [richText('New offer')], _status: 'draft' };
    expect((await send('PATCH', `/pages/${id}?draft=true`, draft)).status).toBe(200);
    await expect.poll(() => textOf(preview, '/offer')).toContain('New offer');
    await web.publish();
    expect(await textOf(web, '/offer')).toContain('Old offer');
    await send('PATCH', `/pages/${id}`, { ...draft, _status: 'published' });
    await expect.poll(() => textOf(web, '/offer')).toContain('New offer');
  });

  test('leaves the site when it is withdrawn or deleted', async () => {
    const ids = [await addPage('/withdrawn', 'Withdrawn'), await addPage('/deleted', 'Deleted')];
    const statuses = async () =>
      Promise.all(['/withdrawn', '/deleted'].map(async (path) => (await pageOf(web, path)).status));
    await expect.poll(statuses).toEqual([200, 200]);
    await send('PATCH', `/pages/${ids[0]}`, { _status: 'draft' });
    await send('DELETE', `/pages/${ids[1]}`);
    await expect.poll(statuses).toEqual([404, 404]);
  });

  test('shows a shared block on every page that has it', async () => {
    const block = (heading: string) => ({ name: 'banner', block: [richText(heading)], _status: 'published' });
    const { body } = await send('POST', '/shared-blocks', block('First banner'));
    await addPage('/with-banner', 'Page', { layout: [{ blockType: 'shared', name: 'banner' }] });
    await expect.poll(() => textOf(web, '/with-banner')).toContain('First banner');
    await send('PATCH', `/shared-blocks/${body.doc.id}`, block('Second banner'));
    await expect.poll(() => textOf(web, '/with-banner')).toContain('Second banner');
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
  await expect.poll(() => textOf(web, '/blog/guides/calm-evening')).toContain('Slowly.');
  await expect.poll(() => textOf(web, '/blog/guides')).toContain('A calm evening');
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
