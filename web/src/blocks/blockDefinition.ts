import type { ComponentType } from 'react';
import type { Bundled } from '../base/bundles.ts';
import type { LazyMessageArea } from '../i18n/lazyMessageAreas.ts';
import type { Visit } from '../market/visit.ts';
import type { OverlayName } from '../overlays/openOverlay.ts';

/**
 * When the code of a block may come: with the page, when nothing else is to do, or on use, which is when the overlay
 * named in `opens` is opened for the first time. The start of the browser side sees to it (`app/lazyBlocks.browser.ts`).
 */
export type LoadTiming = 'now' | 'idle' | 'use';

/**
 * A kind of block: the one place that says what it takes, how important it is and what draws it.
 * `view` is a dynamic import, so that only the code of blocks on the page is loaded.
 */
export interface BlockDefinition<Properties extends object = object> extends Bundled {
  /** Name in the content service; the contract's `contentBlocks` says what its properties look like. */
  readonly alias: string;
  /** Where it stands: inside `<main>`, around it, or over the page. */
  readonly region: 'header' | 'main' | 'footer' | 'overlay';
  readonly load: LoadTiming;
  /** The overlay that this block draws, for a block that loads on use. */
  readonly opens?: OverlayName;
  /** Words that come with the view instead of with every page, because most pages do without the block. */
  readonly messageArea?: LazyMessageArea;
  /**
   * Class of the box that keeps the block's room until its code is there and stays around it then, so that nothing below
   * moves. Goes when what stands in it is `hidden`.
   */
  readonly place?: (visit: Visit) => string | undefined;
  /** Alias of the block that draws it instead, by its resolved properties: rare and heavy looks do not come with every page. */
  readonly drawnBy?: (properties: Properties) => string;
  /** True for a block that only draws for others and that no editor may place. */
  readonly isInner?: true;
  /** Source file of the view, relative to `web/`, as the build's manifest names it. A test compares it with `view`. */
  readonly module: string;
  readonly view: () => Promise<{ default: ComponentType<Properties> }>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a registry of blocks with different properties; the schema guards them
export type AnyBlockDefinition = BlockDefinition<any>;

export function block<P extends object>(definition: BlockDefinition<P>): BlockDefinition<P> {
  return definition;
}
