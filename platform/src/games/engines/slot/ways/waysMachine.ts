import { freeSpinMachine } from '../freeSpinMachine.ts';
import type { SlotMachine } from '../slotMachine.ts';
import { createWaysEvaluator } from './waysEvaluator.ts';
import type { WaysModel } from './waysModel.ts';

export const waysMachine = (model: WaysModel): SlotMachine =>
  freeSpinMachine(model, 3, createWaysEvaluator(model.pays));
