import { createSlice } from '../storage/createSlice.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { playerStore } from './playerStore.ts';

export const storedPlayer = createSlice({ key: storedKeys.player, store: playerStore });
