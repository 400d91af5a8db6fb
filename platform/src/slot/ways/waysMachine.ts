import { freeSpinMachine } from '../freeSpinMachine.ts';
import type { SlotMachine } from '../slotMachine.ts';
import { judgeWays } from './judgeWays.ts';
import type { WaysModel } from './waysModel.ts';

export const waysMachine = (model: WaysModel): SlotMachine => freeSpinMachine(model, 3, judgeWays(model.pays));
