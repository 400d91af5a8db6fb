import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { categoryIcons, isCategoryIcon } from './categoryIcons.ts';
import { readContentFolder } from './contentFiles.ts';

const icons = categoryIcons();

/** The drawing of one view in a brand’s sprite sheet. */
async function drawing(brand: string, name: string): Promise<string> {
  const sheet = await (await icons.request(`/category-icons/${brand}.svg`)).text();
  return (
    new RegExp(`<view id="${name}" [^>]+/><g [^>]+>(?<body>.+?)</g>(?:<view|</svg>)`).exec(sheet)?.groups?.['body'] ??
    ''
  );
}

test('an icon uses its brand’s colours and has a filled variant', async () => {
  expect((await icons.request('/category-icons/regency.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect(await drawing('regency', 'heart')).toContain('fill="#bdb5a5"');
  expect(await drawing('aurora', 'heart')).toContain('fill="#a9c2da"');
  const filled = await drawing('regency', 'heart-fill');
  expect(filled).toContain('fill="#e6c885"');
  expect(filled.length).not.toBe((await drawing('regency', 'heart')).length);
});

test.each([
  '/category-icons/nobody.svg',
  '/category-icons/regency.png',
  '/category-icons/regency',
  '/category-icons/..%2fregency.svg',
])('%s is not found', async (path) => {
  expect((await icons.request(path)).status).toBe(404);
});

test('every icon that the content references exists', async () => {
  const texts = [
    ...(await readContentFolder(fileURLToPath(new URL('../../../content', import.meta.url)))).values(),
  ].join('\n');
  const named = [...new Set([...texts.matchAll(/ImageUrl: (\S+)/g)].map(([, path = '']) => path))];
  expect(named.length).toBeGreaterThan(40);
  for (const path of named) {
    expect([path, isCategoryIcon(path)]).toEqual([path, true]);
    const { brand = '', name = '' } = /(?<brand>[^/]+)\.svg#(?<name>.+)$/.exec(path)?.groups ?? {};
    expect([path, (await drawing(brand, name)).length > 50]).toEqual([path, true]);
  }
  for (const path of [
    '/category-icons/nobody.svg#heart',
    '/category-icons/regency.svg#skull',
    '/category-icons/regency.svg',
  ])
    expect([path, isCategoryIcon(path)]).toEqual([path, false]);
});
