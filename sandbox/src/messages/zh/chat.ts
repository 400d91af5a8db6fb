import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { ChatMessages } from '../en/chat.ts';

export const messages: Translation<ChatMessages> = {
  links: {
    saferGambling: '理性游戏',
    help: '常见问题',
    myPlay: '我的游戏概况',
    promotions: '优惠',
    promotionTerms: '优惠条款',
    allGames: '全部游戏',
    complaints: '投诉',
  },
  topics: {
    distress: {
      phrases: [
        '上瘾',
        '停不下来',
        '输光',
        '输太多',
        '追损',
        '欠债',
        '自杀',
        '不想活',
        '想死',
        '绝望',
        '抑郁',
        '失控',
        '戒赌',
      ],
      answer: '您不必独自面对。下面的机构提供免费且保密的帮助。您也可以现在就休息一段时间，无需说明理由。',
    },
    break: {
      phrases: ['自我排除', '自我限制', '休息', '暂停', '冷静期', '注销', '关闭账户'],
      answer:
        '在“理性游戏”的“我的游戏概况”中，您可以休息一天、一周或更久。休息立即生效，不能缩短；结束之前不能存款或游戏。',
    },
    limits: {
      phrases: ['限额', '上限', '少花', '提醒'],
      answer: '您可以在“我的游戏概况”中设置存款、亏损和时间的限额。调低立即生效，调高须等待一段时间并由您确认。',
    },
    complaint: {
      phrases: ['投诉', '申诉', '争议', '仲裁'],
      answer: '投诉页面说明如何投诉、需要多长时间，以及由哪个独立机构裁决争议。投诉不收取费用。',
    },
    withdrawal: {
      phrases: ['提款', '取款', '提现', '出款'],
      answer: '点按余额打开“资金”，再选择“提款”。这里只使用游戏币：不会真正付款，奖品也没有现金价值。',
    },
    deposit: {
      phrases: ['存款', '充值', '银行卡', '真钱', '虚拟币'],
      answer: '“存款”在余额旁边。这里的钱和卡都是虚构的，不会真正扣款。请勿输入您自己的银行卡号。',
    },
    login: {
      phrases: ['密码', '登录', '登入', '锁定'],
      answer: '在登录窗口选择“忘记密码？”，我们会发送链接。我们绝不会向您索要密码。',
    },
    verification: {
      phrases: ['验证', '证件', '护照', '身份'],
      answer: '登录后，页面顶部有“验证账户”入口。这是演示网站：任何小图片都可以，请勿上传真实证件。',
    },
    promotions: {
      phrases: ['奖金', '优惠', '促销', '流水', '免费旋转'],
      answer: '优惠页面列出所有优惠，主要条款写在卡片上。您参加后优惠才会开始。',
    },
    games: {
      phrases: ['游戏', '老虎机', '卡住', '打不开', '加载', '中断'],
      answer: '中断的一局已保存，重新打开游戏即可继续。如果打不开，请重新加载。您的余额不受影响。',
    },
    person: {
      phrases: ['人工', '真人', '客服'],
      answer: '这里由自动助手回答，没有人工客服。您可以查看帮助页面，或拨打求助热线与人交谈。',
    },
  },
  noTopic: '我无法回答这个问题。请选择下面的话题，或查看常见问题。',
};
