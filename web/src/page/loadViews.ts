import type { AnyBlockDefinition } from '../blocks/blockDefinition.ts';
import type { Culture } from '@foyer/contract/identifiers';
import type { PageModel } from './pageModel.ts';
import type { BlockViews } from './blockViews.ts';
import { blockOf } from './registry.ts';
import type { ComponentType } from 'react';

const loaded = new Map<string, ComponentType<Record<string, unknown>>>();

/** Views of the page's blocks that come with the page. A block whose code cannot be fetched is left out; the rest stands. */
export function loadViews(model: PageModel): Promise<BlockViews> {
  return loadViewsOf(model, null, (definition) => definition.load === 'now');
}

/**
 * Views of the page's blocks that are wanted, and all that were loaded before.
 * @param culture language of the words that come with a later view; those that come `now` have theirs already
 */
export async function loadViewsOf(model: PageModel, culture: Culture | null, isWanted: (definition: AnyBlockDefinition) => boolean): Promise<BlockViews> {
  const definitions = [...new Set(model.blocks.map((item) => item.alias))].flatMap((alias) => blockOf(alias) ?? []);
  await Promise.all(
    definitions
      .filter((definition) => !loaded.has(definition.alias) && isWanted(definition))
      .map(async (definition) => {
        const { words } = definition;
        const [module] = await Promise.all([definition.view(), words !== undefined && culture !== null && import('../i18n/lateWords.ts').then(({ loadLateWords }) => loadLateWords(culture, words))]).catch(() => [null]);
        if (module !== null) loaded.set(definition.alias, module.default as ComponentType<Record<string, unknown>>);
      }),
  );
  return new Map(loaded);
}
