import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { expect, test } from './fixtures.ts';

test('TE-06 S8 the stack of an error in built code is reported, and leads to the line of the source that failed @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...wish: Parameters<typeof listen>) => {
      if (wish[0] === 'pageshow') throw new Error('No listener for this');
      listen.apply(window, wish);
    };
  });
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/report') && (request.postData() ?? '').includes('"item":"session"'),
  );
  await page.goto('/');
  const { reports } = JSON.parse((await reported).postData() ?? '') as { reports: { facts: Record<string, string> }[] };
  const { message, stack } = reports.find(({ facts }) => facts['item'] === 'session')?.facts ?? {};
  expect(message).toBe('Error: No listener for this');
  expect(stack).toMatch(/^live-[\w-]{8}\.js:/);

  const { stdout, status } = spawnSync(process.execPath, [join(projectRoot, 'scripts/readStack.mjs')], {
    input: stack ?? '',
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const sources = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[1] ?? '');
  const lineOf = (file: string, words: string) => {
    const line =
      readFileSync(join(projectRoot, file), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(words)) + 1;
    return expect.stringMatching(new RegExp(`^${file}:${line}:\\d+$`));
  };
  // From the innermost call outwards.
  expect(sources[0]).toEqual(lineOf('web/src/session/sessionStart.browser.ts', `addEventListener('pageshow'`));
  expect(sources).toContainEqual(lineOf('web/src/startup/startItems.browser.ts', 'item.start(context)'));
});
