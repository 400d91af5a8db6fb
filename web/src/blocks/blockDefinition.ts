import type { ComponentType } from 'react';
import type * as v from 'valibot';

/** When the code of a block may come: with the page, when the block is about to be seen, when nothing else is to do, or on use. */
export type LoadMoment = 'now' | 'visible' | 'idle' | 'use';

/**
 * A kind of block: the one place that says what it takes, how important it is and what draws it.
 * `view` is a dynamic import, so that only the code of blocks on the page is loaded.
 */
export interface BlockDefinition<Properties extends object = object> {
  readonly alias: string;
  /** Shape of the CMS properties; what does not fit is dropped with a report, and the rest of the page stands. */
  readonly schema: v.GenericSchema<unknown, object>;
  /** Where it stands: inside `<main>`, around it, or over the page. */
  readonly region: 'header' | 'main' | 'footer' | 'overlay';
  readonly load: LoadMoment;
  /** Source file of the view, relative to `web/`, as the build's manifest names it. A test compares it with `view`. */
  readonly module: string;
  readonly view: () => Promise<{ default: ComponentType<Properties> }>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a registry of blocks with different properties; the schema guards them
export type AnyBlockDefinition = BlockDefinition<any>;

export function block<P extends object>(definition: BlockDefinition<P>): BlockDefinition<P> {
  return definition;
}
