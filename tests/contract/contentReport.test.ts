import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest({
    CONTENT_FOLDER: join(projectRoot, 'sandbox/src/content-check/broken-content'),
  });
});
afterAll(async () => void (await sandbox.stop()));

const place = { file: 'all-brands/pages/lobby.yaml', line: 13, rule: 'deadLink', severity: 'error' };

test('the sandbox reports on its content as a page and as JSON', async () => {
  const { status, headers, body } = await sandbox.raw('/control/content.json');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ findings: expect.arrayContaining([expect.objectContaining(place)]) });
  const page = await sandbox.raw('/control/content?brand=regency&market=uk&severity=error');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self'; script-src 'self';/,
  );
  expect(page.body).toContain('<code>all-brands/pages/lobby.yaml:13</code>');
  expect(page.body).not.toContain('<li class="warning">');
  expect((await sandbox.raw(`/control/content?brand=${'x'.repeat(41)}`)).status).toBe(400);
});

test('the report is available only to callers on this machine', async () => {
  const status = await new Promise((resolve) => {
    request(
      { host: '127.0.0.1', port: sandbox.port, path: '/control/content', headers: { host: 'sandbox.example' } },
      (response) => resolve(response.resume().statusCode),
    ).end();
  });
  expect(status).toBe(403);
});
