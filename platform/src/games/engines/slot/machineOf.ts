import { classicMachine } from './classic/classicMachine.ts';
import { holdMachine } from './hold/holdMachine.ts';
import { linesMachine } from './lines/linesMachine.ts';
import type { SlotMachine } from './slotMachine.ts';
import type { SlotModel } from './slotModels.ts';
import { tumbleMachine } from './tumble/tumbleMachine.ts';
import { waysMachine } from './ways/waysMachine.ts';

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
