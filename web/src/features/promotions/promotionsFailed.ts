import { createStore } from 'zustand/vanilla';

/** Whether the newest attempt to fetch the player's promotions came to nothing; the last good list stays in the Site slice. */
export const promotionsFailed = createStore<{ isFailed: boolean }>(() => ({ isFailed: false }));
