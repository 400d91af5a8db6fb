import { createStore } from '../../base/createStore.ts';

/** Whether the built-in consent banner is open. */
export const consentBannerStore = createStore<{ isShown: boolean }>(() => ({ isShown: false }));
