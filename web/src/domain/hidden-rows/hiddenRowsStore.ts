import { createStore } from '../../base/createStore.ts';

/**
 * Keys of the rows of games that this visitor hides. Null until they are read from the browser's storage; before that,
 * the early script hides these rows (`data-row`).
 */
export const hiddenRowsStore = createStore<{ keys: readonly string[] | null }>(() => ({ keys: null }));
