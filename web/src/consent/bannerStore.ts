import { createStore } from 'zustand/vanilla';

/** Whether the banner that is built in asks now. */
export const bannerStore = createStore<{ isShown: boolean }>(() => ({ isShown: false }));
