import type { ComponentType } from 'react';
import type { Bundled } from '../../base/bundleNames.ts';
import type { LazyMessageArea } from '../../i18n/lazyMessageAreas.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { OverlayName } from '../../services/overlays/openOverlay.ts';

/**
 * When the code of a block loads (`app/loadLazyBlocks.browser.ts`):
 * - `now`: with the page
 * - `idle`: when the browser is idle
 * - `player`: the same, but only on the page of a logged-in player
 * - `intent`: when somebody is about to open the overlay named in `opens`, or the address requests it
 * - `use`: when that overlay is first opened
 */
export type LoadTiming = 'now' | 'idle' | 'player' | 'intent' | 'use';

/**
 * Definition of a kind of block: its properties, its load priority and its component. `view` is a dynamic import, so
 * that only the code of blocks on the page loads.
 */
export interface BlockDefinition<Properties extends object = object> extends Bundled {
  /** Name in the content service; the contract's `contentBlocks` holds the schema of its properties. */
  readonly alias: string;
  /** Position: inside `<main>`, around it, or over the page. */
  readonly region: 'header' | 'main' | 'footer' | 'overlay';
  readonly load: LoadTiming;
  /** Overlay that this block renders, for a block that loads on intent or on use. */
  readonly opens?: OverlayName;
  /** Resets the state that keeps the overlay open, if that is not `opens`. Called when the overlay failed. */
  readonly close?: () => void;
  /**
   * True for a block that only the server changes: it has links, but no handlers, state or stores. On the first page of a
   * visit its markup stays as the server sent it, and its code does not load.
   */
  readonly isStatic?: true;
  /** Whether the address or the tab's storage requests the overlay, for a block that loads on intent. */
  readonly isRequested?: (address: { search: string; hash: string }, stored: (key: string) => string | null) => boolean;
  /** Messages that load with the view instead of with every page, because most pages do not have the block. */
  readonly messageArea?: LazyMessageArea;
  /**
   * Class of the wrapper that reserves the block's space before its code loads and stays afterwards, so that nothing
   * below moves. The wrapper collapses if its content is `hidden`.
   */
  readonly place?: (visit: Visit) => string | undefined;
  /**
   * Returns the alias of the block that renders it instead, by its resolved properties, so that rare and heavy variants
   * do not load with every page.
   */
  readonly drawnBy?: (properties: Properties) => string;
  /** True for a block that only renders for others and that editors cannot place. */
  readonly isInner?: true;
  /** Source file of the view, relative to `web/`, as the build manifest names it. A test compares it with `view`. */
  readonly module: string;
  readonly view: () => Promise<{ default: ComponentType<Properties> }>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a registry of blocks with different properties; schemas validate them
export type AnyBlockDefinition = BlockDefinition<any>;

export function block<P extends object>(definition: BlockDefinition<P>): BlockDefinition<P> {
  return definition;
}
