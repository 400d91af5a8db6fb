import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { categoryIcons } from './categoryIcons.ts';
import { readContentFolder } from './contentFiles.ts';

const icons = categoryIcons();

test('an icon comes in the colours of its brand, another one when filled', async () => {
  const answer = await icons.request('/category-icons/regency/heart.svg');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  const picture = await answer.text();
  expect(picture).toContain('fill="#bdb5a5"');
  expect(await (await icons.request('/category-icons/aurora/heart.svg')).text()).toContain('fill="#a9c2da"');
  const filled = await (await icons.request('/category-icons/regency/heart-fill.svg')).text();
  expect(filled).toContain('fill="#e6c885"');
  expect(filled.length).not.toBe(picture.length);
});

test.each(['/category-icons/nobody/heart.svg', '/category-icons/regency/skull.svg', '/category-icons/regency/heart.png', '/category-icons/regency/..%2fheart.svg'])('%s is not there', async (path) => {
  expect((await icons.request(path)).status).toBe(404);
});

test('every picture that the content names is there', async () => {
  const texts = [...(await readContentFolder(fileURLToPath(new URL('../../content', import.meta.url)))).values()].join('\n');
  const named = [...texts.matchAll(/ImageUrl: (\S+)/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  for (const path of named) expect([path, (await icons.request(path)).status]).toEqual([path, 200]);
});
