import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artShapes } from '@foyer/games/artwork/covers/artKinds';
import { coverVersion } from '@foyer/games/artwork/covers/drawCover';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SandboxContext } from '../../kernel/module.ts';
import type { CoverJob } from './coverJob.ts';
import { createCoverWorkers } from './coverWorkers.ts';
import { mediaModule } from './mediaModule.ts';

const catalogue = createCatalogue(30);
const [game] = catalogue.all;
const id = game?.gameGroupId ?? 0;
const picture = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#204060' } })
  .webp()
  .toBuffer();

let folder: string;
let drawn: string[];
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-media-'));
  drawn = [];
  logged = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function sandboxContext(): SandboxContext {
  return { dataFolder: folder, log: (message: string) => logged.push(message) } as unknown as SandboxContext;
}

/** A media module whose covers are one plain picture. */
function module(draw = plain) {
  const media = mediaModule(sandboxContext(), catalogue, { workers: { draw, stop: () => Promise.resolve() } });
  const pages = media.pages?.media;
  const games = media.pages?.games;
  if (!pages || !games) throw new Error('no pages');
  return {
    media,
    get: (path: string, headers: Record<string, string> = {}) => Promise.resolve(pages.request(path, { headers })),
    getOfGames: (path: string) => Promise.resolve(games.request(path)),
  };
}

async function plain(job: CoverJob): Promise<string | null> {
  drawn.push(job.key);
  writeFileSync(job.svgFile, '<svg/>');
  const { width: shapeWidth, height: shapeHeight } = artShapes[job.kind];
  for (const { file, width } of job.renditions) {
    const height = Math.round((width * shapeHeight) / shapeWidth);
    writeFileSync(file, await sharp(picture).resize(width, height).webp().toBuffer());
  }
  if (job.storedFile !== null) writeFileSync(job.storedFile, picture);
  return null;
}

test('serves a cover in the requested width, immutable and for every origin', async () => {
  const response = await module().get(`/covers/full/${id}.webp?width=160`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([165, 220, 'webp']);
});

test('PG-13 serves a wide cover in the stored widths of its shape', async () => {
  const response = await module().get(`/wide/full/${id}-zh.webp?width=400`);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([response.status, width, height]).toEqual([200, 720, 405]);
  expect(drawn.map((key) => key.replace(/^\d+-[a-z]+/, ''))).toEqual(['-wide-zh@720']);
});

test('serves scene, title and symbol of a frame on the games origin only', async () => {
  const { get, getOfGames } = module();
  for (const [kind, size] of [
    ['scene', [720, 405]],
    ['title', [600, 150]],
    ['symbol', [256, 256]],
  ] as const) {
    const path = `/game-art/${kind}/adult/${id}.webp?width=256`;
    const response = await getOfGames(path);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect([width, height]).toEqual(size);
    expect((await get(path)).status).toBe(404);
  }
  // Art without text has one file for all languages.
  expect((await getOfGames(`/game-art/scene/adult/${id}-zh.webp`)).status).toBe(404);
  expect((await getOfGames(`/game-art/title/adult/${id}-zh.webp`)).status).toBe(200);
  expect((await getOfGames(`/game-art/cover/adult/${id}.webp`)).status).toBe(404);
});

test('returns 304 for a matching ETag without rendering', async () => {
  const first = await module().get(`/covers/full/${id}.webp`);
  rmSync(join(folder, 'covers'), { recursive: true });
  drawn = [];
  const again = await module().get(`/covers/full/${id}.webp`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, drawn]).toEqual([304, []]);
});

test.each([
  [`/covers/full/${id}.webp?width=0`, 400],
  [`/covers/full/${id}.webp?format=gif`, 400],
  ['/covers/full/1.webp', 404],
  [`/covers/half/${id}.webp`, 404],
  [`/covers/full/0${id}.webp`, 404],
  [`/covers/full/${id}.exe`, 404],
  [`/covers/full/..%2F${id}.webp`, 404],
])('%s is refused with %i and renders nothing', async (path, status) => {
  const response = await module().get(path);
  expect([response.status, drawn]).toEqual([status, []]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('concurrent requests render each width once', async () => {
  const { get } = module();
  const responses = await Promise.all(
    ['120', '240', '120', '110', '240'].map((width) => get(`/covers/full/${id}.webp?width=${width}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(drawn).toHaveLength(2);
});

test('concurrent requests for unusual variants render the cover once', async () => {
  const { get } = module();
  const responses = await Promise.all(
    ['width=120&quality=70', 'width=240&format=jpeg', 'width=120&height=120&rmode=crop'].map((query) =>
      get(`/covers/full/${id}.webp?${query}`),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(drawn).toHaveLength(1);
});

test('cached covers survive a restart, other versions and partial files do not', async () => {
  mkdirSync(join(folder, 'covers', 'v0'), { recursive: true });
  await module().get(`/covers/full/${id}.webp?width=120`);
  const coverFolder = join(folder, 'covers', `v${coverVersion}`);
  writeFileSync(join(coverFolder, '1-foil.webp.99.part'), 'half');
  const again = await module().get(`/covers/full/${id}.webp?width=120`);
  expect([again.status, drawn.length]).toEqual([200, 1]);
  expect(readdirSync(join(folder, 'covers'))).toEqual([`v${coverVersion}`]);
  expect(readdirSync(coverFolder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a cover that cannot be rendered gets a one-minute fallback and is logged', async () => {
  const response = await module(() => Promise.resolve('no picture')).get(`/covers/full/${id}.webp?width=240`);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
    200,
    'public, max-age=60',
    null,
  ]);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(240);
  expect(logged).toEqual(['cover not drawn']);
});

test('credits list the works whose licence requires it', async () => {
  const response = await module().get('/credits.json');
  expect(await response.json()).toContainEqual(
    expect.objectContaining({ work: 'Game-icons.net', licence: 'CC BY 3.0' }),
  );
});

test('a worker process renders requested and cached variants, and exits on request', async () => {
  const workers = createCoverWorkers();
  const media = mediaModule(sandboxContext(), catalogue, { workers });
  const folderOfCovers = join(folder, 'covers', `v${coverVersion}`);
  const names = () =>
    readdirSync(folderOfCovers)
      .map((name) => name.replace(/^\d+-[a-z]+/, ''))
      .toSorted();
  const sizeOf = async (wanted: RegExp) => {
    const cover = readdirSync(folderOfCovers).find((name) => wanted.test(name)) ?? '';
    const { width, height } = await sharp(readFileSync(join(folderOfCovers, cover))).metadata();
    return [width, height];
  };
  await media.pages?.media?.request(`/covers/full/${id}.webp?width=240`);
  expect(names()).toEqual(['.svg', '@240x320-q80.webp']);
  expect(await sizeOf(/@240x320-q80\.webp$/)).toEqual([240, 320]);
  await media.pages?.media?.request(`/covers/full/${id}.webp?width=240&quality=50`);
  expect(names()).toEqual(['.svg', '.webp', '@240x320-q80.webp']);
  expect(await sizeOf(/^\d+-[a-z]+\.webp$/)).toEqual([480, 640]);
  await media.stop?.();
  expect(logged).toEqual([]);
});
