import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { QuestMessages } from '../en/quests.ts';

export const messages: Translation<QuestMessages> = {
  quests: {
    fiveFavourites: {
      title: '五款收藏',
      summary: '收藏五款游戏，方便日后查找。无需开始游戏。',
      rewardText: '个人徽章：收藏家',
    },
    twoTables: {
      title: '尝试两款桌上游戏',
      summary: '在两款无荷官的桌上游戏中各玩一局。规则各不相同，请先阅读。',
      rewardText: '{amount} 桌上游戏奖金',
    },
    tenQuietRounds: {
      title: '老虎机十局',
      summary: '在任意老虎机中玩十局，节奏与投注由您决定。',
      rewardText: '{game} 5 次免费旋转',
    },
  },
  themes: { gem: '宝石', ocean: '海洋', space: '太空' },
  threeGames: (theme) => ({
    title: `尝试三款${theme}游戏`,
    summary: `在三款不同的${theme}老虎机中各玩一局，最低投注与最高投注同样计入。`,
    rewardText: '{game} 10 次免费旋转',
  }),
  achievements: { firstWin: '首次赢奖', tenGames: '尝试十款游戏', threeDays: '连续三天', collector: '收藏家' },
  eligibility: ({ minimumAge, ends }) => `限年满 ${minimumAge} 岁的玩家。截止 ${ends}，之后开始新一轮。`,
  counting: {
    games: '每款游戏只计一次，无论玩多少局。免费旋转不计入。',
    rounds: '每局结束计一次，投注大小不限。免费旋转不计入。',
    hearts: '每款游戏只计一次，之后取消收藏不影响进度。',
  },
  claim: (daysToClaim) => `任务完成后 ${daysToClaim} 天内可领取一次奖励。`,
  badge: '徽章没有金钱价值。',
  freeSpins: ({ stake, game, daysToPlay }) =>
    `${game} 的每次免费旋转价值 ${stake}，无需付费。赢得的金额立即归您所有，无流水要求。请在领取后 ${daysToPlay} 天内使用。`,
  bonus: ({ amount, total, times, daysToPlay }) =>
    `奖金为 ${amount}。${daysToPlay} 天内在桌上游戏累计投注 ${total}（${times} 倍）后归您所有，否则将被移除。您自己的余额不受限制。`,
  optional: '是否参加由您决定。休息不会失去已获得的奖励，待领取的奖励会注明最后日期。',
};
