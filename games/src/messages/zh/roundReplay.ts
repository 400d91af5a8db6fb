import type { RoundReplayMessages } from '../en/roundReplay.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<RoundReplayMessages> = {
  label: '回放：不涉及资金变动',
  draw: '抽取的数字',
  hint: '随机数发生器按此顺序抽取了这些数字，游戏规则据此得出结果。',
  bet: '开局',
  move: (at) => `第 ${at} 次选择`,
  rules: '按规则结束',
  noNumbers: '未抽取数字。',
  number: (value, highest) => `${value}（0–${highest}）`,
  skip: '跳到结尾',
  again: '再放一遍',
  agrees: '刚刚已用种子重新计算，结果与记录一致。',
  seed: '种子',
  rulesVersion: '规则版本',
  notShown: '无法加载回放。请重试。',
  refusals: {
    linkRefused: '此链接无效或已过期。请从历史记录中重新打开这一局。',
    unknownRound: '没有这一局。',
    open: '这一局尚未结束。结束之前，抽取结果保密。',
    void: '这一局已作废，投注已退回，因此没有可展示的结果。',
    notRecorded: '这一局早于抽取记录的保存时间，无法回放。',
    removedGame: '这款游戏已下架，无法展示其对局。结果仍保留在您的历史记录中。',
    recalled: '这款游戏已被撤回，暂不展示其对局。结果仍保留在您的历史记录中。',
    otherRules: (recorded, current) =>
      `这一局使用的是较早版本的游戏（${recorded}，现为 ${current}），已无法展示。历史记录中的结果仍然有效。`,
    differs: '这一局的记录与规则重新计算的结果不符。请联系客服。',
  },
};
