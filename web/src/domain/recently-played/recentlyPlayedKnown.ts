import { createStore } from 'zustand/vanilla';

/** Whether the player's list has come at least once since they are here: until then, its place on the page is kept free. */
export const recentlyPlayedKnown = createStore<{ isKnown: boolean }>(() => ({ isKnown: false }));
