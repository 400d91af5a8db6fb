import type { Culture } from '@foyer/contract/ids';
import type { ComponentType } from 'react';
import type { AnyBlockDefinition } from '../../domain/block/blockDefinition.ts';
import { blockOf } from '../blocks/blockDefinitions.ts';

const loaded = new Map<string, ComponentType<Record<string, unknown>>>();
/** Loaded lazy message areas by language: the server renders several languages. */
const loadedMessageAreas = new Set<string>();

/** Loaded views by block alias. */
export type BlockViews = ReadonlyMap<string, ComponentType<Record<string, unknown>>>;

interface PageOfBlocks {
  readonly blocks: readonly { readonly alias: string }[];
}

/** Loads the views of blocks with timing `now`. Omits a block whose code cannot be loaded. */
export function loadViews(model: PageOfBlocks, culture: Culture): Promise<BlockViews> {
  return loadViewsOf(model, culture, (definition) => definition.load === 'now');
}

/** Loads the views that the first page of a visit hydrates: all but those of static blocks. */
export function loadHydratedViews(model: PageOfBlocks, culture: Culture): Promise<BlockViews> {
  return loadViewsOf(model, culture, (definition) => definition.load === 'now' && definition.isStatic !== true);
}

/**
 * Loads the selected views of a page and returns all loaded views.
 * @param culture language of the lazy messages that belong to a view
 */
export async function loadViewsOf(
  model: PageOfBlocks,
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
  const { loadLazyMessages } = await import('../../i18n/loadLazyMessages.ts');
  await loadLazyMessages(culture, messageArea);
  loadedMessageAreas.add(`${culture} ${messageArea}`);
}
