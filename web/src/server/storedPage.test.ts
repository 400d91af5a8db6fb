import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CachedPage } from './cachedPage.server.ts';
import { fieldsOf, readStoredPage } from './storedPage.server.ts';

const page: CachedPage = {
  bytes: 12,
  status: 200,
  etag: '"abcdefghijklmnopqrstuv"',
  isComplete: true,
  renderedAt: 1000,
  freshUntil: 2000,
  bodies: { br: Buffer.from('br'), gzip: Buffer.from('gzip'), identity: Buffer.from('<p>one') },
};
const stored = { page, generations: ['epoch', null, 'x'] };
const buffers = () =>
  Object.fromEntries(Object.entries(fieldsOf(stored)).map(([name, value]) => [name, Buffer.from(value)]));
const factsOf = () => JSON.parse(buffers()['facts']?.toString() ?? '') as Record<string, unknown>;
const withFacts = (facts: unknown) => ({ ...buffers(), facts: Buffer.from(JSON.stringify(facts)) });

test('HT-02 a stored page is read as it was written', () => {
  expect(readStoredPage(buffers())).toEqual(stored);
});

test('HT-02 a page with a missing, cut or foreign part is a miss', () => {
  for (const name of Object.keys(buffers())) {
    const { [name]: _left, ...rest } = buffers();
    expect(readStoredPage(rest)).toBeNull();
    if (name !== 'facts')
      expect(readStoredPage({ ...buffers(), [name]: (buffers()[name] ?? Buffer.of()).subarray(1) })).toBeNull();
  }
  for (const change of [{ status: 404 }, { etag: 'x' }, { freshUntil: '1' }, { generations: null }, { lengths: {} }])
    expect(readStoredPage(withFacts({ ...factsOf(), ...change }))).toBeNull();
  expect(readStoredPage({})).toBeNull();
});

test('HT-02 any other data under the key is a miss', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(readStoredPage({ ...buffers(), facts: Buffer.from(json) })).toBeNull();
    }),
  );
});
