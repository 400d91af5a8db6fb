import { DatabaseSync } from 'node:sqlite';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActivityLog } from '../../kernel/activity.ts';
import { pageOrigins } from '../../kernel/pageOrigins.ts';
import { contentModule } from './contentModule.ts';
import { temporaryContent } from './temporaryContent.ts';

test('the web is notified of the pages whose campaign begins or ends, also when the clock moves back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return new Response();
  });
  const content = await temporaryContent({
    'pulse/pages/home.yaml':
      "path: /\ncomponents: [{alias: hero, campaigns: [{key: a, from: '2026-12-01', to: '2026-12-26', heading: Winter}]}]",
    'pulse/pages/new.yaml': 'path: /new\ntitle: New',
  });
  let now = Date.parse('2026-11-30T23:59:55Z');
  const module = contentModule(
    {
      database: new DatabaseSync(':memory:'),
      clock: { now: () => now, move: () => {} },
      origins: pageOrigins(4000, null),
      webOrigins: [],
      dataFolder: '',
      activity: createActivityLog(),
      log: () => {},
    },
    createCatalogue(1),
    { folder: content.folder, webhooks: { urls: ['http://web.example/webhooks/content'], secret: 's' } },
  );
  await module.seed?.();
  module.start?.();
  onTestFinished(async () => {
    await module.stop?.();
    await content[Symbol.asyncDispose]();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const check = async (time: string) => {
    now = Date.parse(time);
    await vi.advanceTimersByTimeAsync(10_000);
    return posted.splice(0);
  };
  const ofTheHome = [{ event: 'content.published', brand: 'pulse', paths: ['/'] }];
  expect(await check('2026-12-01T00:00:05Z')).toEqual(ofTheHome);
  expect(await check('2026-12-10T00:00:00Z')).toEqual([]);
  expect(await check('2026-12-28T00:00:00Z')).toEqual(ofTheHome);
  expect(await check('2026-12-20T00:00:00Z')).toEqual(ofTheHome);
});
