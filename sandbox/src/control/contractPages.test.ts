import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractPages } from './contractPages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-contract-pages-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Contract</title>');
  writeFileSync(join(folder, 'games.openapi.json'), '{}');
  writeFileSync(join(folder, 'notes.txt'), 'x');
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string) => contractPages(folder).request(path);

test('the pages of the contract load nothing from elsewhere', async () => {
  const page = await get('/control/contract/');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*https?:)/);
  expect(await page.text()).toContain('<title>Contract</title>');
  expect((await get('/control/contract')).headers.get('location')).toBe('/control/contract/');
});

test('a document of the contract is JSON, and no other file is served', async () => {
  const document = await get('/control/contract/games.openapi.json');
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  for (const name of ['notes.txt', 'other.json', '..', '..%2fpackage.json'])
    expect((await get(`/control/contract/${name}`)).status).toBe(404);
});

test('before the documents are written, the page names the command that writes them', async () => {
  const missing = await contractPages(join(folder, 'missing')).request('/control/contract/');
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('npm run contract')]);
});
