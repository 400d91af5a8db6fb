import type * as Library from './queryLibrary.browser.ts';

let library: typeof Library | null = null;

/** Null until its code is loaded. */
export const queryLibrary = () => library;

/** Loads the query library, which no page needs for its first paint. Rejects when its code cannot be loaded. */
export async function loadQueryLibrary(): Promise<void> {
  library ??= await import('./queryLibrary.browser.ts');
}
