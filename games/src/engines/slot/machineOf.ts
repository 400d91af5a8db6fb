import { classicMachine } from './classic/classicMachine.ts';
import { freeSpinMachine } from './freeSpinMachine.ts';
import { holdMachine } from './hold/holdMachine.ts';
import type { LinesModel } from './lines/linesModel.ts';
import { createLinesEvaluator } from './linesEvaluator.ts';
import type { SlotMachine } from './slotMachine.ts';
import type { SlotModel } from './slotModels.ts';
import { tumbleMachine } from './tumble/tumbleMachine.ts';
import { createWaysEvaluator } from './ways/waysEvaluator.ts';
import type { WaysModel } from './ways/waysModel.ts';

export const waysMachine = (model: WaysModel): SlotMachine =>
  freeSpinMachine(model, 3, createWaysEvaluator(model.pays));

export const linesMachine = (model: LinesModel): SlotMachine =>
  freeSpinMachine(model, 3, createLinesEvaluator(model.pays));

/** Creates a machine for a model. Each machine has its own working memory. */
export function machineOf(model: SlotModel): SlotMachine {
  switch (model.mechanic) {
    case 'lines':
      return linesMachine(model);
    case 'ways':
      return waysMachine(model);
    case 'tumble':
      return tumbleMachine(model);
    case 'hold':
      return holdMachine(model);
    case 'classic':
      return classicMachine(model);
  }
}
