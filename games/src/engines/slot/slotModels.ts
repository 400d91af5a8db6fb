import type { ClassicModel } from './classic/classicModel.ts';
import { classicModels } from './classic/classicModels.ts';
import type { HoldModel } from './hold/holdModel.ts';
import { holdModels } from './hold/holdModels.ts';
import type { LinesModel } from './lines/linesModel.ts';
import { linesModels } from './lines/linesModels.ts';
import type { TumbleModel } from './tumble/tumbleModel.ts';
import { tumbleModels } from './tumble/tumbleModels.ts';
import type { WaysModel } from './ways/waysModel.ts';
import { waysModels } from './ways/waysModels.ts';

export type SlotModel = LinesModel | WaysModel | TumbleModel | HoldModel | ClassicModel;

/** All slot models. */
export const slotModels: readonly SlotModel[] = [
  ...linesModels,
  ...waysModels,
  ...tumbleModels,
  ...holdModels,
  ...classicModels,
];

export function slotModelById(id: string): SlotModel | undefined {
  return slotModels.find((model) => model.id === id);
}
