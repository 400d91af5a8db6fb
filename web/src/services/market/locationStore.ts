import type { LocationDecision } from '@foyer/brands/locationRules';
import { createStore } from '../../base/createStore.ts';

/** Whether the player may play where the player is now. Open games end when it changes for the worse. */
export const locationStore = createStore<{ play: LocationDecision }>(() => ({ play: 'allowed' }));
