import { freeSpinMachine } from '../freeSpinMachine.ts';
import { createLinesEvaluator } from '../linesEvaluator.ts';
import type { SlotMachine } from '../slotMachine.ts';
import type { LinesModel } from './linesModel.ts';

export const linesMachine = (model: LinesModel): SlotMachine =>
  freeSpinMachine(model, 3, createLinesEvaluator(model.pays));
