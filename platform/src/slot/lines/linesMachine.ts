import { freeSpinMachine } from '../freeSpinMachine.ts';
import { judgeLines } from '../judgeLines.ts';
import type { SlotMachine } from '../slotMachine.ts';
import type { LinesModel } from './linesModel.ts';

export const linesMachine = (model: LinesModel): SlotMachine => freeSpinMachine(model, 3, judgeLines(model.pays));
