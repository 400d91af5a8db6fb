import { createStore } from '../base/createStore.ts';

/**
 * Whether calm mode is on. The server and the first browser render assume that it is off; styles follow `data-calm` on
 * the root element, which the early script sets before the first paint.
 */
export const calmStore = createStore<{ isCalm: boolean }>(() => ({ isCalm: false }));
