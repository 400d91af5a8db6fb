import type { EngineModel } from '../gameEngine.ts';
import { slotModels, type SlotModel } from './slotModels.ts';

/** Published figures of the slot models. */
export const slotFigures: readonly EngineModel[] = slotModels.map((model) => ({
  id: model.id,
  rtp: model.rtp,
  volatility: model.volatility,
  features: featuresOf(model),
}));

/** Each mechanic has its own feature key, beside shared ones. */
function featuresOf(model: SlotModel): string[] {
  switch (model.mechanic) {
    case 'lines':
      return ['lines-20', ...freeSpinsOf(model.freeSpins.multiplier)];
    case 'ways':
      return ['ways-243', ...freeSpinsOf(model.freeSpins.multiplier)];
    case 'tumble':
      return ['tumbling', 'rising-multiplier'];
    case 'hold':
      return ['hold-respins', 'wilds'];
    case 'classic':
      return ['three-reels', 'wilds', 'multiplier-2x'];
  }
}

function freeSpinsOf(multiplier: number): string[] {
  return ['free-spins', 'wilds', multiplier >= 3 ? 'multiplier-3x' : 'multiplier-2x'];
}
