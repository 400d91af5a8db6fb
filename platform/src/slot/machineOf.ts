import { classicMachine } from './classic/classicMachine.ts';
import { holdMachine } from './hold/holdMachine.ts';
import { linesMachine } from './lines/linesMachine.ts';
import type { SlotMachine } from './slotMachine.ts';
import type { SlotModel } from './slotModels.ts';
import { tumbleMachine } from './tumble/tumbleMachine.ts';
import { waysMachine } from './ways/waysMachine.ts';

/** The machine that plays a model. Each call makes a new one, with room of its own to play in. */
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
