import { createStore } from 'zustand/vanilla';
import { noMeter } from './meterState.ts';
import type { MeterState } from './meterState.ts';

/** The metered session of this tab's game, for the window to tell the player. */
export const meterStore = createStore<MeterState>(() => noMeter);
