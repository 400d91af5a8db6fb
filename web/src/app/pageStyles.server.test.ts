import { describe, expect, test } from 'vitest';
import { integrityOf } from '../server/linkedFile.server.ts';
import type { LinkedFile } from '../server/linkedFile.server.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import type { ThemeFiles } from '../services/theme/themeFiles.server.ts';
import { modulesAtStart } from './blocks/blockDefinitions.ts';
import { createPreloadHeader } from './createPreloadHeader.server.ts';
import { createPageStyles } from './pageStyles.server.ts';

const sheet = (name: string): LinkedFile => ({ href: `/assets/${name}.css`, integrity: `sha256-${name}` });
const featureOf = (module: string) => module.split('/')[2] ?? '';
const latin = { brandId: 'regency', script: 'latin' } as const;

/** In this build every page needs `page.css`, and a module `shared.css` and the sheet of its feature. */
const forPage = (modules: readonly string[]) => ({
  script: '/assets/script.js',
  preloads: [],
  styles: ['page', ...(modules.length === 0 ? [] : ['shared']), ...new Set(modules.map(featureOf))].map(sheet),
});

async function createStyles() {
  const files = createStaticFiles();
  for (const { href } of forPage(modulesAtStart().styled).styles) await files.add(href, Buffer.from(`[${href}]`));
  const theme = { css: '[theme]', fonts: ['/theme/a.woff2'], han: { css: '[han]', fonts: ['/theme/han.woff2'] } };
  const themes = new Map([['regency', theme as unknown as ThemeFiles]]);
  const styles = await createPageStyles(files, themes, { forPage });
  const sheetsOf = (modules: readonly string[], page: Parameters<typeof styles.of>[0] = latin) =>
    styles.of(page, forPage(modules).styles).map(({ href, integrity, contains }) => {
      const body = files.all().get(href)?.bodies.identity ?? Buffer.from('');
      return { href, text: body.toString(), contains, isIntact: integrity === integrityOf(body) };
    });
  return { sheetsOf, preloadHeaderOf: createPreloadHeader({ themes, styles, importMap: null }) };
}

describe('a page links', () => {
  test('one sheet of theme and common rules when it needs no more', async () => {
    const { sheetsOf } = await createStyles();
    expect(sheetsOf([])).toEqual([
      {
        href: expect.stringMatching(/^\/theme\/[\w-]{10}-site\.css$/),
        text: '[theme]\n[/assets/page.css]',
        contains: ['/assets/page.css'],
        isIntact: true,
      },
    ]);
  });

  test('the font of its script in the same sheet', async () => {
    const { sheetsOf } = await createStyles();
    expect(sheetsOf([], { brandId: 'regency', script: 'han' })).toMatchObject([
      { text: '[han]\n[theme]\n[/assets/page.css]', isIntact: true },
    ]);
  });

  test('the joined sheet of a feature, and that of all features for blocks of several', async () => {
    const { sheetsOf } = await createStyles();
    const blog = 'src/features/blog/BlogOverview.tsx';
    const text = 'src/features/rich-text/RichText.tsx';
    for (const modules of [[blog], [blog, text]])
      expect(sheetsOf(modules)[1]).toMatchObject({
        contains: ['/assets/shared.css', '/assets/blog.css', '/assets/rich-text.css'],
        isIntact: true,
      });
    const [, all, ...more] = sheetsOf([blog, 'src/features/lobby/CategoryGames.tsx']);
    expect(all?.contains.length).toBeGreaterThan(5);
    expect(more).toEqual([]);
  });

  test('no sheets of a brand that is not there', async () => {
    const { sheetsOf } = await createStyles();
    expect(() => sheetsOf([], { brandId: 'other', script: 'latin' })).toThrow('other');
  });
});

test('the Link header names the sheet of every page, the fonts of the script, and the origin of pictures', async () => {
  const { sheetsOf, preloadHeaderOf } = await createStyles();
  const header = preloadHeaderOf({ brandId: 'regency', culture: 'zh', mediaOrigin: 'https://media.example' });
  expect(header.split(', ').map((link) => link.split(';')[0])).toEqual([
    `<${sheetsOf([], { brandId: 'regency', script: 'han' })[0]?.href}>`,
    '</theme/a.woff2>',
    '</theme/han.woff2>',
    '<https://media.example>',
  ]);
  expect(preloadHeaderOf({ brandId: 'regency', culture: 'en', mediaOrigin: 'https://media.example' })).not.toContain(
    'han',
  );
});
