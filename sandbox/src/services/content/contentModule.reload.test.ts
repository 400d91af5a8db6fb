import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentPublished, pageLookup } from '@foyer/contract/content';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { createActivityLog } from '../../kernel/activity.ts';
import { pageOrigins } from '../../kernel/pageOrigins.ts';
import { readContentFile } from './contentFiles.ts';
import { contentModule } from './contentModule.ts';
import { postContentPublished, publishedEvents } from './contentPublished.ts';
import type { ContentChange } from './contentStore.ts';
import { temporaryContent } from './temporaryContent.ts';
import type { TemporaryContent } from './temporaryContent.ts';

const page = (title: string) => `path: /\ntitle: ${title}`;

const changesSomething = (change: ContentChange) => change.changed.length > 0;
const findsProblem = (change: ContentChange) => change.problems.length > 0;

/** A running content service over its own folder, and the next reload as a promise. */
async function runningContent(
  webhooks?: { urls: string[]; secret: string },
  beforeWatch: (content: TemporaryContent) => Promise<void> = async () => {},
  given: Readonly<Record<string, string>> = {},
) {
  const content = await temporaryContent({ 'pulse/pages/home.yaml': page('First'), ...given });
  const logged: string[] = [];
  let reload = Promise.withResolvers<ContentChange>();
  let isAwaited = changesSomething;
  const sandboxContext = {
    database: new DatabaseSync(':memory:'),
    clock: { now: () => 0, move: () => {} },
    origins: pageOrigins(4000, null),
    webOrigins: [],
    dataFolder: '',
    activity: createActivityLog(),
    log: (message: string, facts: object = {}) => void logged.push(`${message} ${JSON.stringify(facts)}`),
  };
  const module = contentModule(sandboxContext, createCatalogue(1), {
    folder: content.folder,
    ...(webhooks ? { webhooks } : {}),
    onReload: (change) => void (isAwaited(change) && reload.resolve(change)),
  });
  await module.seed?.();
  await beforeWatch(content);
  module.start?.();
  onTestFinished(async () => {
    await module.stop?.();
    await content[Symbol.asyncDispose]();
  });
  return {
    ...content,
    logged,
    title: async () => {
      const lookup = module.routes?.find(({ endpoint }) => endpoint === pageLookup);
      const response = await lookup?.handler(
        { params: { brand: 'pulse' }, query: {}, body: { path: '/', nodeId: 1301 } },
        { bearer: null, remoteAddress: '', header: () => undefined },
      );
      return v.is(pageLookup.response, response) ? response.Properties.title : response;
    },
    /** Waits for the first reload that changes something. */
    reloaded: () => reload.promise,
    /** Changes files and waits for the matching reload, because a slow write may be noticed in several parts. */
    edit: async (change: () => Promise<void>, until = changesSomething) => {
      isAwaited = until;
      reload = Promise.withResolvers();
      await change();
      return reload.promise;
    },
  };
}

test('serves a file that was saved after the content was read and before the folder was watched', async () => {
  const { title, reloaded } = await runningContent(undefined, ({ write }) =>
    write('pulse/pages/home.yaml', page('Second')),
  );
  await reloaded();
  expect(await title()).toBe('Second');
});

test('serves a saved file at once, also when the editor saves by renaming', async () => {
  const { edit, write, replace, title } = await runningContent();
  expect(await title()).toBe('First');
  await edit(() => write('pulse/pages/home.yaml', page('Second')));
  expect(await title()).toBe('Second');
  await edit(() => replace('pulse/pages/home.yaml', page('Third')));
  expect(await title()).toBe('Third');
  // Edits again, because the rename replaced the watched file.
  await edit(() => write('pulse/pages/home.yaml', page('Fourth')));
  expect(await title()).toBe('Fourth');
});

test('keeps the last good version of a broken file, logs the problem and accepts a repair', async () => {
  const { edit, write, replace, title, logged } = await runningContent();
  const change = await edit(() => replace('pulse/pages/home.yaml', 'path: [oops'), findsProblem);
  expect(change).toMatchObject({ changed: [], problems: [{ path: 'pulse/pages/home.yaml' }] });
  expect(await title()).toBe('First');
  expect(logged).toEqual([expect.stringContaining('pulse/pages/home.yaml')]);
  await edit(() => write('pulse/pages/home.yaml', page('Repaired')));
  expect(await title()).toBe('Repaired');
});

test('logs two pages with one path when it starts, with both files, and once', async () => {
  const { edit, write, logged } = await runningContent(undefined, undefined, {
    'pulse/pages/other.yaml': page('Second'),
  });
  const conflict =
    'Content files contradict each other. {"path":"pulse/pages/other.yaml","problem":"the path “/” is in pulse/pages/home.yaml too"}';
  expect(logged).toEqual([conflict]);
  await edit(() => write('pulse/pages/other.yaml', page('Third')));
  expect(logged.filter((line) => line === conflict)).toHaveLength(1);
});

test('notices files in new folders and deleted files', async () => {
  const { edit, write, folder, title } = await runningContent();
  await edit(() => write('pulse/markets/row/pages/home.yaml', page('Row')));
  expect(await title()).toBe('Row');
  await edit(() => rm(join(folder, 'pulse/markets/row/pages/home.yaml')));
  expect(await title()).toBe('First');
  await edit(() => rm(join(folder, 'pulse/pages/home.yaml')));
  expect(await title()).toMatchObject({ refused: true, status: 404 });
});

/** A web server that records its calls and responds with the statuses in order, repeating the last one. */
async function startWebhookServer(...statuses: [number, ...number[]]) {
  const calls: { method: string | undefined; secret: unknown; body: unknown }[] = [];
  const completed = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      calls.push({
        method: request.method,
        secret: request.headers['x-webhook-secret'],
        body: JSON.parse(parts.join('')),
      });
      response.writeHead(statuses[Math.min(calls.length, statuses.length) - 1] ?? 500).end();
      if (calls.length === statuses.length) completed.resolve();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/content-published`,
    calls,
    completed: completed.promise,
  };
}

test('a change is posted to every webhook with brand, path and secret', async () => {
  const web = await startWebhookServer(204);
  const { edit, write } = await runningContent({ urls: [web.url], secret: 'hush' });
  await edit(() => write('pulse/pages/home.yaml', page('Second')));
  await web.completed;
  expect(web.calls).toEqual([
    { method: 'POST', secret: 'hush', body: { event: 'content.published', brand: 'pulse', paths: ['/'] } },
  ]);
  expect(v.is(contentPublished, web.calls[0]?.body)).toBe(true);
});

const signal = new AbortController().signal;

test('a failing webhook is retried, and logged when it keeps failing', async () => {
  const flaky = await startWebhookServer(500, 503, 200);
  const dead = await startWebhookServer(500, 500, 500);
  const logged: string[] = [];
  const log = (message: string, facts: object = {}) => void logged.push(`${message} ${JSON.stringify(facts)}`);
  await postContentPublished(
    { event: 'content.published' },
    { urls: [flaky.url, dead.url], secret: 's' },
    { signal, log, waits: [1, 1] },
  );
  expect([flaky.calls.length, dead.calls.length]).toEqual([3, 3]);
  expect(logged).toEqual([expect.stringContaining(dead.url)]);
});

test('changes to shared content name no paths, and changes to all brands name no brand', () => {
  const file = (path: string, text: string) => {
    const read = readContentFile(path, text);
    if ('problem' in read) throw new Error(read.problem);
    return read;
  };
  expect(
    publishedEvents([
      file('regency/markets/uk/pages/a.yaml', 'path: /a'),
      file('regency/pages/a.yaml', 'path: /a'),
      file('aurora/shared/footer.yaml', 'alias: footer'),
    ]),
  ).toEqual([
    { event: 'content.published', brand: 'regency', paths: ['/a'] },
    { event: 'content.published', brand: 'aurora' },
  ]);
  expect(publishedEvents([file('all-brands/pages/a.yaml', 'path: /a')])).toEqual([
    { event: 'content.published', paths: ['/a'] },
  ]);
  expect(publishedEvents([])).toEqual([]);
});
