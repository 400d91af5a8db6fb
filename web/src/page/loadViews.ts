import type { PageModel } from './pageModel.ts';
import type { BlockViews } from './blockViews.ts';
import { blockOf } from './registry.ts';
import type { ComponentType } from 'react';

const loaded = new Map<string, ComponentType<Record<string, unknown>>>();

/** Views of the page's blocks that come with the page. A block whose code cannot be fetched is left out; the rest stands. */
export async function loadViews(model: PageModel, moments: readonly string[] = ['now']): Promise<BlockViews> {
  const aliases = [...new Set(model.blocks.map((item) => item.alias))].filter((alias) => {
    const definition = blockOf(alias);
    return definition !== null && !loaded.has(alias) && moments.includes(definition.load);
  });
  await Promise.all(
    aliases.map(async (alias) => {
      const module = await blockOf(alias)?.view().catch(() => null);
      if (module !== null && module !== undefined) loaded.set(alias, module.default as ComponentType<Record<string, unknown>>);
    }),
  );
  return new Map(loaded);
}
