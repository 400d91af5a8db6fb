import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../gameRules.ts';
import { classicRules } from './classic/classicRules.ts';
import { holdRules } from './hold/holdRules.ts';
import { linesRules } from './lines/linesRules.ts';
import type { SlotModel } from './slotModels.ts';
import { stakesUpTo } from './slotStakes.ts';
import { tumbleRules } from './tumble/tumbleRules.ts';
import { waysRules } from './ways/waysRules.ts';

/** The rules of a slot as plain paragraphs (UK16): those of its mechanic, then those of all slots. No stake is named that this player may not put on a round (UK24). */
export function slotRules(model: SlotModel, culture: Culture, maxStake?: number): string[] {
  const stakes = stakesUpTo(maxStake);
  const common = gameRules[culture].slot({
    rtp: model.rtp.toFixed(2),
    volatility: model.volatility,
    least: amount(Math.min(...stakes)),
    max: amount(Math.max(...stakes)),
  });
  return [...mechanicRules(model, culture), ...common];
}

function mechanicRules(model: SlotModel, culture: Culture): string[] {
  switch (model.mechanic) {
    case 'lines':
      return linesRules(model, culture);
    case 'ways':
      return waysRules(model, culture);
    case 'tumble':
      return tumbleRules(model, culture);
    case 'hold':
      return holdRules(model, culture);
    case 'classic':
      return classicRules(model, culture);
  }
}

const amount = (minor: number): string => (minor / 100).toFixed(2);
