import type { EngineModel } from '../play/gameEngine.ts';
import { slotModels } from './slotModels.ts';

/** What the slots' models publish. */
export const slotFigures: readonly EngineModel[] = slotModels.map(({ id, rtp, volatility, freeSpins }) => ({
  id,
  rtp,
  volatility,
  features: ['free-spins', 'wilds', freeSpins.multiplier >= 3 ? 'multiplier-3x' : 'multiplier-2x'],
}));
