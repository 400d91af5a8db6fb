import type { Culture } from '@foyer/contract/identifiers';
import { classicRules } from './classic/classicRules.ts';
import { holdRules } from './hold/holdRules.ts';
import { linesRules } from './lines/linesRules.ts';
import type { SlotModel } from './slotModels.ts';
import { stakesUpTo } from './slotStakes.ts';
import { tumbleRules } from './tumble/tumbleRules.ts';
import { waysRules } from './ways/waysRules.ts';

/** The rules of a slot as plain paragraphs (UK16): those of its mechanic, then those of all slots. No stake is named that this player may not put on a round (UK24). */
export function slotRules(model: SlotModel, culture: Culture, maxStake?: number): string[] {
  return [...mechanicRules(model, culture), ...common[culture](model, stakesUpTo(maxStake))];
}

function mechanicRules(model: SlotModel, culture: Culture): string[] {
  switch (model.mechanic) {
    case 'lines':
      return linesRules[culture](model);
    case 'ways':
      return waysRules[culture](model);
    case 'tumble':
      return tumbleRules[culture](model);
    case 'hold':
      return holdRules[culture](model);
    case 'classic':
      return classicRules[culture](model);
  }
}

const amount = (minor: number): string => (minor / 100).toFixed(2);
const span = (stakes: readonly number[]) => ({ least: amount(Math.min(...stakes)), most: amount(Math.max(...stakes)) });

const common: Readonly<Record<Culture, (model: SlotModel, stakes: readonly number[]) => string[]>> = {
  en: ({ rtp, volatility }, stakes) => [
    `Return to player: ${rtp.toFixed(2)} %, over a very long time and many rounds. Volatility: ${volatility}.`,
    `A round costs ${span(stakes).least} to ${span(stakes).most} in your currency.`,
    'Every outcome is decided on the server by chance, the same in each round. A round that was started is settled, even if the connection breaks; its result is shown when the game opens again.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: ({ rtp, volatility }, stakes) => [
    `玩家回报率：${rtp.toFixed(2)} %，按长期大量局数计算。波动性：${{ low: '低', medium: '中', high: '高' }[volatility]}。`,
    `每局投注为 ${span(stakes).least} 至 ${span(stakes).most}（以您的货币计）。`,
    '所有结果均由服务器随机决定，每局机会相同。已开始的一局即使断线也会结算，再次打开游戏时会显示结果。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};
