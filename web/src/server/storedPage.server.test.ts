import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CachedPage } from './cachedPage.server.ts';
import { PageBody } from './pageBody.server.ts';
import { fieldsOf, readStoredPage } from './storedPage.server.ts';

const body = new PageBody(Buffer.from('<p>one'));
const page: CachedPage = {
  bytes: body.maxBytes,
  status: 200,
  etag: body.etag,
  isComplete: true,
  renderedAt: 1000,
  freshUntil: 2000,
  body,
};
const stored = { page, generations: ['epoch', null, 'x'] };
const fields = Object.fromEntries(
  Object.entries(await fieldsOf(stored)).map(([name, value]) => [name, Buffer.from(value)]),
);
const facts = JSON.parse(fields['facts']?.toString() ?? '') as Record<string, unknown>;
const withFacts = (other: unknown) => ({ ...fields, facts: Buffer.from(JSON.stringify(other)) });
const withBody = (html: string) => ({ ...fields, br: brotliCompressSync(html) });

test('HT-02 a stored page is read as it was written', async () => {
  const read = await readStoredPage(fields);
  expect(read?.page.body.html.toString()).toBe('<p>one');
  expect(read?.page.body.ready('br')).toEqual(await body.in('br'));
  expect({ ...read, page: { ...read?.page, body } }).toEqual(stored);
});

test('HT-02 a page with a missing, cut or foreign part is a miss', async () => {
  for (const name of Object.keys(fields)) {
    const { [name]: part, ...rest } = fields;
    expect(await readStoredPage(rest)).toBeNull();
    expect(await readStoredPage({ ...fields, [name]: (part ?? Buffer.of()).subarray(1) })).toBeNull();
  }
  for (const change of [{ status: 404 }, { etag: 'x' }, { freshUntil: '1' }, { generations: null }])
    expect(await readStoredPage(withFacts({ ...facts, ...change }))).toBeNull();
  expect(await readStoredPage(withBody('<p>two'))).toBeNull();
  expect(await readStoredPage({})).toBeNull();
});

test('HT-02 a body that would decompress to more than a page is a miss', async () => {
  expect(await readStoredPage(withBody('x'.repeat(17 * 1024 * 1024)))).toBeNull();
});

test('HT-02 facts that are any other JSON are a miss', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      expect(await readStoredPage({ ...fields, facts: Buffer.from(json) })).toBeNull();
    }),
  );
});
