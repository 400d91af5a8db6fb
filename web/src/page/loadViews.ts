import type { Culture } from '@foyer/contract/identifiers';
import type { ComponentType } from 'react';
import type { AnyBlockDefinition } from '../blocks/blockDefinition.ts';
import type { BlockViews } from './blockViews.ts';
import type { PageModel } from './pageModel.ts';
import { blockOf } from './registry.ts';

const loaded = new Map<string, ComponentType<Record<string, unknown>>>();
/** Languages and areas whose late words are there: the server speaks several languages. */
const loadedMessageAreas = new Set<string>();

/** Views of the page's blocks that come with the page. A block whose code cannot be fetched is left out; the rest stands. */
export function loadViews(model: PageModel, culture: Culture): Promise<BlockViews> {
  return loadViewsOf(model, culture, (definition) => definition.load === 'now');
}

/**
 * Views of the page's blocks that are wanted, and all that were loaded before.
 * @param culture language of the words that come with a view
 */
export async function loadViewsOf(
  model: PageModel,
  culture: Culture,
  isWanted: (definition: AnyBlockDefinition) => boolean,
): Promise<BlockViews> {
  const definitions = [...new Set(model.blocks.map((item) => item.alias))].flatMap((alias) => blockOf(alias) ?? []);
  await Promise.all(
    definitions
      .filter(
        (definition) => isWanted(definition) && !(loaded.has(definition.alias) && hasMessages(definition, culture)),
      )
      .map(async (definition) => {
        const [module] = await Promise.all([definition.view(), loadMessageArea(definition, culture)]).catch(() => [
          null,
        ]);
        if (module !== null) loaded.set(definition.alias, module.default as ComponentType<Record<string, unknown>>);
      }),
  );
  return new Map(loaded);
}

function hasMessages({ messageArea }: AnyBlockDefinition, culture: Culture): boolean {
  return messageArea === undefined || loadedMessageAreas.has(`${culture} ${messageArea}`);
}

async function loadMessageArea(definition: AnyBlockDefinition, culture: Culture): Promise<void> {
  const { messageArea } = definition;
  if (messageArea === undefined || hasMessages(definition, culture)) return;
  const { loadLazyMessages } = await import('../i18n/lazyMessages.ts');
  await loadLazyMessages(culture, messageArea);
  loadedMessageAreas.add(`${culture} ${messageArea}`);
}
