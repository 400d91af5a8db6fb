import { createStore } from 'zustand/vanilla';

/**
 * Keys of rows of games whose games this visitor does not want to see. Null until the browser's choice is read: the
 * early script hides those rows before the first paint (`data-row`).
 */
export const hiddenRowsStore = createStore<{ keys: readonly string[] | null }>(() => ({ keys: null }));
