import { playerStore } from './playerStore.ts';

/** Whether this tab has a player. The session alone decides it (`nextSession.ts`) and writes it into the Player slice. */
export const isPlayer = (): boolean => playerStore.getState().isLoggedIn;
