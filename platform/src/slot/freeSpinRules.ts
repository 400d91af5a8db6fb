import type { Culture } from '@foyer/contract/identifiers';
import type { FreeSpins } from './freeSpins.ts';

/** What free spins are, as a paragraph. */
export const freeSpinRules: Readonly<Record<Culture, (freeSpins: FreeSpins) => string>> = {
  en: ({ awards, multiplier, most }) =>
    `Three, four or five scatters anywhere start ${awards[0]}, ${awards[1]} or ${awards[2]} free spins. Wins of free spins count ${multiplier} times. Scatters in free spins add more, up to ${most} in a round. Free spins cost nothing and use the stake of the round that won them.`,
  zh: ({ awards, multiplier, most }) =>
    `任意位置出现三个、四个或五个分散符号，可获得 ${awards[0]}、${awards[1]} 或 ${awards[2]} 次免费旋转。免费旋转中的奖金按 ${multiplier} 倍计算。免费旋转中再出现分散符号会增加次数，每局最多 ${most} 次。免费旋转不收费，并沿用触发该局的投注。`,
};
