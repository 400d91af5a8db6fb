import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@foyer/brands/market';
import { contentBlocks } from '@foyer/contract/blocks';
import { contentComponent, contentPage, nodesByAlias, pageLookup, pagesList } from '@foyer/contract/content';
import { addressOf } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources, type SourcesCopy } from '../../support/copySources.ts';
import { smallSandbox } from '../support/sandboxCalls.ts';
import { startWebUnderTest } from '../support/webUnderTest.ts';

let copy: SourcesCopy;
let before: Record<string, string>;
beforeAll(() => {
  copy = copySources();
  before = copy.files();
});
afterAll(() => copy.remove());

interface CommandResult {
  code: number | null;
  out: string;
  error: string;
}
/** Runs a command in the copy’s folder. */
const execute = (file: string, args: string[]): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(file, args, { cwd: copy.folder }, (_, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
const run = (...args: string[]) => execute(join(copy.folder, 'node_modules/.bin/node'), args);
const addBrand = (...args: string[]) => execute('npm', ['run', '--silent', 'brand:new', '--', ...args]);

/** The added brand, as the copy’s brand list exports it. */
async function harbour(): Promise<{ brand: Brand; brands: Brand[] }> {
  const result = await run(
    '--input-type=module',
    '--eval',
    "const { brands } = await import('./brands/brands.ts'); console.log(JSON.stringify(brands))",
  );
  const brands = JSON.parse(result.out) as Brand[];
  const brand = brands.find(({ id }) => id === 'harbour');
  if (brand === undefined) throw new Error('The new brand is not on the list.');
  return { brand, brands };
}

test.each([
  [['../harbour'], /letters a to z/],
  [['aurora'], /brand aurora exists already/],
  [['harbour', '--accent', '#101030'], /does not work as an accent/],
] as const)('MK-12 invalid arguments are refused with a message and create nothing: %j', async (args, sentence) => {
  const { code, out, error } = await addBrand(...args);
  expect([code, out]).toEqual([1, '']);
  expect(error).toMatch(sentence);
  expect(error).not.toMatch(/\bat .*:\d+:\d+/);
  expect(copy.files()).toEqual(before);
});

test('MK-12 a failed creation is rolled back', async () => {
  const content = join(copy.folder, 'sandbox/content');
  renameSync(content, `${content}-away`);
  writeFileSync(content, 'a file where the folder should be');
  const { code, error } = await addBrand('harbour');
  rmSync(content);
  renameSync(`${content}-away`, content);
  expect(code).toBe(1);
  expect(error).toMatch(/could not be written; everything that was written has been removed/);
  expect(copy.files()).toEqual(before);
});

test('MK-12 a fourth brand is its folder, its content and one list entry, and passes all checks', async () => {
  const made = await addBrand('harbour', '--title', "Harbour's Light", '--accent', '#F2C14E', '--scene', 'curtains');
  expect([made.code, made.error]).toEqual([0, '']);
  expect(made.out).toMatch(/accent on sunken … surface3 +\d+\.\d\d, at least 3/);
  expect(made.out).not.toContain('✘');

  const after = copy.files();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.toSorted()).toEqual([
    'brands/brands.ts',
    'brands/harbour/brand.ts',
    'brands/harbour/markets.ts',
    'brands/harbour/theme.ts',
    'docs/design-tokens.md',
    'sandbox/content/harbour/nodes/product/gamesFolder.yaml',
    'sandbox/content/harbour/pages/lobby.yaml',
    'sandbox/content/harbour/shared/footer.yaml',
  ]);
  const { brand, brands } = await harbour();
  expect(brands.map(({ id }) => id)).toEqual(['regency', 'aurora', 'pulse', 'harbour']);
  expect(brand).toMatchObject({
    name: "Harbour's Light",
    hosts: ['harbour.localhost'],
    theme: { scene: 'curtains', colours: { accent: '#f2c14e' } },
  });
  expect(brand.markets).toMatchObject([{ id: 'row', brand: 'harbour', isRow: true }]);

  for (const args of [
    ['node_modules/.bin/tsc', '-p', 'brands'],
    ['node_modules/.bin/tsc', '-p', 'sandbox'],
    ['node_modules/.bin/oxlint', '--deny-warnings', 'brands'],
    ['scripts/foyer.mjs', 'pages', '--check', 'design-tokens'],
    ['scripts/foyer.mjs', 'content:check'],
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      '.',
      '--reporter=dot',
      'brands',
      'sandbox/src/services/content/content.test.ts',
      'sandbox/src/services/content/categoryIcons.test.ts',
    ],
  ]) {
    const { code, out, error } = await run(...args);
    expect({ args, code, result: code === 0 ? '' : out + error }).toEqual({ args, code: 0, result: '' });
  }
});

test('MK-12 an existing brand name is refused and nothing is changed', async () => {
  const filesBefore = copy.files();
  const again = await addBrand('harbour');
  expect([again.code, again.error]).toEqual([1, 'The brand harbour exists already. Nothing was changed.\n']);
  expect(copy.files()).toEqual(filesBefore);
});

/** Runs the copy’s sandbox while `work` runs. */
async function withSandbox(work: (port: number) => Promise<void>): Promise<void> {
  const data = join(copy.folder, '.data');
  const child = spawn(join(copy.folder, 'node_modules/.bin/node'), ['sandbox/src/main.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...smallSandbox, PORT: '0', DATA_FOLDER: data, COVERS: 'onDemand' },
  });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    await work((JSON.parse(line.toString().split('\n')[0] ?? '') as { port: number }).port);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    rmSync(data, { recursive: true, force: true });
  }
}

test('MK-12 the sandbox serves the new brand’s pages, categories and demo player', async () => {
  const { brand } = await harbour();
  await withSandbox(async (port) => {
    const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}/content${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect([path, response.status]).toEqual([path, 200]);
      return response.json();
    };
    const pages = v.parse(
      pagesList.response,
      await request('GET', addressOf(pagesList, { params: { brand: 'harbour' } })),
    );
    expect(pages.map(({ Path }) => Path)).toEqual(expect.arrayContaining(['/', '/terms', '/promotions', '/game/{id}']));
    for (const { Path, NodeId } of pages) {
      const page = v.parse(
        contentPage,
        await request(pageLookup.method, addressOf(pageLookup, { params: { brand: 'harbour' } }), {
          path: Path,
          nodeId: NodeId,
          countryCode: 'FR',
        }),
      );
      expect(page.Properties.applicationName).toBe("Harbour's Light");
      for (const { Alias, Properties } of v.parse(v.array(contentComponent), page.Properties.components)) {
        expect(v.safeParse(contentBlocks[Alias as keyof typeof contentBlocks], Properties).issues).toBeUndefined();
      }
    }
    const nodes = v.parse(
      nodesByAlias.response,
      await request(
        'GET',
        addressOf(nodesByAlias, {
          params: { nodeId: String(brand.productNodeId), includeChildren: 'true' },
          query: { type: 'gamesFolder' },
        }),
      ),
    );
    expect(nodes[0]?.Children.map(({ Name }) => Name)).toEqual([
      'For you',
      'New',
      'Slots',
      'Tables',
      'Live',
      'Jackpots',
      'Instant',
      'My Games',
    ]);
    const described = await run(
      '--input-type=module',
      '--eval',
      "const { describeSandbox } = await import('./scripts/describeSandbox.ts'); console.log(JSON.stringify(await describeSandbox()))",
    );
    expect(JSON.parse(described.out)).toMatchObject({
      players: expect.arrayContaining([{ username: 'demo.harbour', about: "Harbour's Light, market row" }]),
    });
  });
});

test('MK-12 the built web serves the new brand on its host with its name, colours and links', async () => {
  const built = await run(
    '--input-type=module',
    '--eval',
    `
    const [{ buildStale }, { createProgress }] = [await import('./scripts/buildStale.ts'), await import('./scripts/progress.mjs')];
    console.log(await buildStale(createProgress(), { only: ['web pages', 'web server'] }));
  `,
  );
  expect(built.error + built.out).toContain('null');
  await withSandbox(async (port) => {
    const web = await startWebUnderTest(port, `http://127.0.0.1:${port}`, {}, join(copy.folder, 'web/dist'));
    try {
      const page = async (path: string) =>
        (await web.request({ brand: 'harbour', country: 'FR', path })).text
          .replaceAll('&#x27;', "'")
          .replaceAll('&#39;', "'");
      const missing = (text: string, ...parts: string[]) => parts.filter((part) => !text.includes(part));
      const home = await page('/');
      expect(
        missing(
          home,
          'data-brand="harbour"',
          "<title>Harbour's Light | Play-money games</title>",
          "Welcome to Harbour's Light",
        ),
      ).toEqual([]);
      expect(missing(home, 'Regency', 'Aurora', 'Pulse')).toEqual(['Regency', 'Aurora', 'Pulse']);
      expect(missing(await page('/help'), 'mailto:support@harbour.example')).toEqual([]);

      const sheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
      const styles = (await Promise.all(sheets.map(page))).join('');
      expect(missing(styles, '--accent:#f2c14e', "--head:'Figtree'")).toEqual([]);
      expect(
        missing(await page(/<link rel="icon" [^>]*href="([^"]+)"/.exec(home)?.[1] ?? ''), 'fill="#f2c14e"'),
      ).toEqual([]);

      const links = [...new Set([...home.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href]) => href ?? ''))];
      expect(links).toEqual(
        expect.arrayContaining(['/', '/all-games', '/jackpots', '/promotions', '/responsible-gaming', '/terms']),
      );
      for (const path of links)
        expect([path, (await web.request({ brand: 'harbour', path })).status]).toEqual([path, 200]);

      // The existing brands keep their own pages.
      const other = await web.request({ brand: 'aurora' });
      expect(missing(other.text, 'data-brand="aurora"', 'Harbour', '#f2c14e')).toEqual(['Harbour', '#f2c14e']);
    } finally {
      await web.stop();
    }
  });
}, 180_000);

test('MK-12 removing the folders and the list entry restores the previous state', async () => {
  for (const folder of ['brands/harbour', 'sandbox/content/harbour'])
    rmSync(join(copy.folder, folder), { recursive: true });
  const list = join(copy.folder, 'brands/brands.ts');
  const source = readFileSync(list, 'utf8');
  writeFileSync(list, source.replace("import { harbour } from './harbour/brand.ts';\n", '').replace(', harbour]', ']'));
  expect((await run('scripts/foyer.mjs', 'pages', 'design-tokens')).code).toBe(0);
  expect(copy.files()).toEqual(before);
});
