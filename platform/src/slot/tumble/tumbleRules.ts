import type { Culture } from '@foyer/contract/identifiers';
import { unitsPerStake } from '../slotMachine.ts';
import type { TumbleModel } from './tumbleModel.ts';

const bestOf = ({ symbols }: TumbleModel): number => (symbols[0]?.pays[2] ?? 0) / unitsPerStake;

export const tumbleRules: Readonly<Record<Culture, (model: TumbleModel) => string[]>> = {
  en: (model) => [
    `Five columns of five places, without lines. ${model.counts[0]} or more of the same symbol anywhere pay, ${model.counts[1]} and ${model.counts[2]} or more pay better.`,
    'What has paid falls out, the rest falls down, and new symbols fall in from above. As long as something pays, this goes on, within the same round and without a further stake.',
    `The multiplier of the wins rises from fall to fall: ${model.multipliers.join(', ')}. The last one holds for all further falls, and the next round begins at ${model.multipliers[0] ?? 1} again.`,
    `The best symbol pays ${bestOf(model)} times the stake for ${model.counts[2]} or more, before the multiplier. Every place is drawn by itself, from the same chances in every fall.`,
  ],
  zh: (model) => [
    `五列，每列五格，没有赔付线。任意位置出现 ${model.counts[0]} 个或更多相同符号即可获奖，达到 ${model.counts[1]} 个和 ${model.counts[2]} 个时赔付更高。`,
    '已赔付的符号会消失，其余符号下落，新符号从上方落入。只要有符号获奖就继续，属于同一局，不再另外投注。',
    `奖金倍数随每次下落递增：${model.multipliers.join('、')}。最后一个倍数适用于之后的所有下落，下一局重新从 ${model.multipliers[0] ?? 1} 倍开始。`,
    `最高符号达到 ${model.counts[2]} 个或更多时赔付投注的 ${bestOf(model)} 倍（未计倍数）。每一格均单独抽取，每次下落机会相同。`,
  ],
};
