import { beforeEach, expect, test, vi } from 'vitest';
import { block } from '../../domain/block/blockDefinition.ts';
import type { AnyBlockDefinition } from '../../domain/block/blockDefinition.ts';
import { blockOf } from '../blocks/blockDefinitions.ts';
import type { PageModel } from './pageModel.ts';

vi.mock('../blocks/blockDefinitions.ts', () => ({ blockOf: vi.fn<(alias: string) => AnyBlockDefinition | null>() }));

const Early = () => null;
const Fixed = () => null;
const Late = () => null;
const early = vi.fn<() => Promise<{ default: () => null }>>();
const fixed = vi.fn<() => Promise<{ default: () => null }>>();
const late = vi.fn<() => Promise<{ default: () => null }>>();
const definitions: Readonly<Record<string, AnyBlockDefinition>> = {
  early: block({ alias: 'early', region: 'main', load: 'now', module: '', view: early }),
  fixed: block({ alias: 'fixed', region: 'main', load: 'now', isStatic: true, module: '', view: fixed }),
  late: block({ alias: 'late', region: 'main', load: 'idle', module: '', messageArea: 'quests', view: late }),
};

const page = (...aliases: string[]): PageModel => ({
  path: '/',
  status: 200,
  head: { title: '', applicationName: '', robots: false },
  gameGroupId: null,
  blocks: aliases.map((alias, place) => ({ alias, key: `${alias}${place}`, properties: {} })),
});

/** Imports a fresh copy of the module, whose cache is empty. */
async function fresh() {
  vi.resetModules();
  return import('./loadViews.ts');
}

beforeEach(async () => {
  early.mockResolvedValue({ default: Early });
  fixed.mockResolvedValue({ default: Fixed });
  late.mockResolvedValue({ default: Late });
  vi.mocked(blockOf).mockImplementation((alias) => definitions[alias] ?? null);
});

test('fetches the code of each eager block of a page once', async () => {
  const { loadViews } = await fresh();
  expect([...(await loadViews(page('early', 'late', 'early', 'unknown'), 'en'))]).toEqual([['early', Early]]);
  await loadViews(page('early'), 'en');
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
});

test('fetches the code of a static block for later pages only', async () => {
  const { loadViews, loadHydratedViews } = await fresh();
  expect([...(await loadHydratedViews(page('early', 'fixed', 'late'), 'en'))]).toEqual([['early', Early]]);
  expect(fixed).not.toHaveBeenCalled();
  expect((await loadViews(page('fixed'), 'en')).get('fixed')).toBe(Fixed);
});

test('F1 leaves out a block whose code fails to load, and retries on the next page', async () => {
  const { loadViewsOf } = await fresh();
  early.mockRejectedValueOnce(new Error('offline'));
  expect([...(await loadViewsOf(page('early', 'late'), 'en', () => true))]).toEqual([['late', Late]]);
  expect((await loadViewsOf(page('early'), 'en', () => true)).get('early')).toBe(Early);
});

test('keeps loaded views on the next page', async () => {
  const { loadViewsOf } = await fresh();
  await loadViewsOf(page('late'), 'en', () => true);
  expect([...(await loadViewsOf(page('early'), 'en', () => false))]).toEqual([['late', Late]]);
});

test('loads the messages of a lazy block with its view, once per language', async () => {
  const { loadViewsOf } = await fresh();
  const { loadMessages: messagesOf } = await import('../../i18n/messages.ts');
  await loadViewsOf(page('late'), 'en', () => true);
  expect(Object.keys(await messagesOf('en')).some((key) => key.startsWith('quests.'))).toBe(true);
  expect(Object.keys(await messagesOf('zh')).some((key) => key.startsWith('quests.'))).toBe(false);
  await loadViewsOf(page('late'), 'en', () => true);
  expect(late).toHaveBeenCalledOnce();
  await loadViewsOf(page('late'), 'zh', () => true);
  expect(late).toHaveBeenCalledTimes(2);
  expect(Object.keys(await messagesOf('zh')).some((key) => key.startsWith('quests.'))).toBe(true);
});
