import type { Culture } from '@foyer/contract/identifiers';
import { classicRules } from './classic/classicRules.ts';
import { holdRules } from './hold/holdRules.ts';
import { linesRules } from './lines/linesRules.ts';
import type { SlotModel } from './slotModels.ts';
import { slotStakes } from './slotStakes.ts';
import { tumbleRules } from './tumble/tumbleRules.ts';
import { waysRules } from './ways/waysRules.ts';

/** The rules of a slot as plain paragraphs (UK16): those of its mechanic, then those of all slots. */
export function slotRules(model: SlotModel, culture: Culture): string[] {
  return [...mechanicRules(model, culture), ...common[culture](model)];
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
const least = amount(Math.min(...slotStakes));
const most = amount(Math.max(...slotStakes));

const common: Readonly<Record<Culture, (model: SlotModel) => string[]>> = {
  en: ({ rtp, volatility }) => [
    `Return to player: ${rtp.toFixed(2)} %, over a very long time and many rounds. Volatility: ${volatility}.`,
    `A round costs ${least} to ${most} in your currency.`,
    'Every outcome is decided on the server by chance, the same in each round. A round that was started is settled, even if the connection breaks; its result is shown when the game opens again.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: ({ rtp, volatility }) => [
    `玩家回报率：${rtp.toFixed(2)} %，按长期大量局数计算。波动性：${{ low: '低', medium: '中', high: '高' }[volatility]}。`,
    `每局投注为 ${least} 至 ${most}（以您的货币计）。`,
    '所有结果均由服务器随机决定，每局机会相同。已开始的一局即使断线也会结算，再次打开游戏时会显示结果。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};
