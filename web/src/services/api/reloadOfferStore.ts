import { createStore } from '../../base/createStore.ts';

/** Whether this tab needs a reload that would interrupt the player now, so the player chooses the time. */
export const reloadOfferStore = createStore<{ isOffered: boolean }>(() => ({ isOffered: false }));
