import type { Culture } from '@foyer/contract/identifiers';

type Words = Readonly<Record<Culture, string>>;

export interface ChatTopic {
  /** Any of these in the question. English ones are whole words or beginnings of words, in lower case. */
  readonly asks: Readonly<Record<Culture, readonly string[]>>;
  readonly answer: Words;
  readonly links: readonly { readonly path: string; readonly words: Words }[];
  /** Whoever asks this may need a person: the help line comes with it. */
  readonly needsHelp?: true;
}

const saferGambling = { path: '/responsible-gaming', words: { en: 'Safer gambling', zh: '理性游戏' } };
const help = { path: '/help', words: { en: 'Questions and answers', zh: '常见问题' } };
const myPlay = { path: '/responsible-gaming#my-play', words: { en: 'My play', zh: '我的游戏情况' } };

/** The first topic that fits answers, so what matters most stands first. */
export const chatTopics: readonly ChatTopic[] = [
  {
    asks: {
      en: [
        'addict',
        'problem with gambling',
        'gambling problem',
        'cannot stop',
        "can't stop",
        'cant stop',
        'lost everything',
        'lost too much',
        'chasing',
        'debt',
        'desperate',
        'suicid',
        'kill myself',
        'depress',
        'ashamed',
        'out of control',
        'hurt myself',
        'end my life',
        'want to die',
      ],
      zh: [
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
    },
    answer: {
      en: 'Thank you for saying that. You do not have to sort it out alone: there are people below who listen, it is free, and nobody else learns of it. You can also take a break right now, and nobody will ask why.',
      zh: '谢谢您愿意说出来。您不必独自面对：下面的求助机构有人倾听，免费且保密。您也可以现在就休息一段时间，不需要任何理由。',
    },
    links: [saferGambling, myPlay],
    needsHelp: true,
  },
  {
    asks: {
      en: [
        'self-exclu',
        'self exclu',
        'exclude',
        'take a break',
        'time out',
        'time-out',
        'close my account',
        'block me',
      ],
      zh: ['自我排除', '自我限制', '休息', '暂停', '冷静期', '注销', '关闭账户'],
    },
    answer: {
      en: 'A break of a day, a week or longer starts in My play, under Safer gambling. It begins at once and cannot be shortened. No deposit and no game opens until it is over.',
      zh: '在“理性游戏”的“我的游戏情况”里可以休息一天、一周或更久。它立即生效，且不能缩短；结束之前无法存款，也无法打开游戏。',
    },
    links: [myPlay, saferGambling],
    needsHelp: true,
  },
  {
    asks: { en: ['limit', 'spend less', 'reminder'], zh: ['限额', '上限', '少花', '提醒'] },
    answer: {
      en: 'Limits on deposits, losses, stakes and time are set in My play. A lower one counts at once; a higher one only after it has waited.',
      zh: '存款、亏损、投注和时间的限额都在“我的游戏情况”里设置。调低立即生效，调高要等一段时间。',
    },
    links: [myPlay],
  },
  {
    asks: { en: ['withdraw', 'cash out', 'cashout', 'payout', 'pay out'], zh: ['提款', '取款', '提现', '出款'] },
    answer: {
      en: 'Open the banking window at the balance and choose Withdraw. All of it is play money: nothing leaves this sandbox, and nothing can be won that is worth anything.',
      zh: '点击余额打开资金窗口，再选择“提款”。这里都是游戏币：没有任何款项会离开本演示，也赢不到任何有价值的东西。',
    },
    links: [help],
  },
  {
    asks: {
      en: ['deposit', 'card', 'pay in', 'top up', 'real money', 'play money'],
      zh: ['存款', '充值', '银行卡', '真钱', '虚拟币'],
    },
    answer: {
      en: 'Deposit stands beside your balance. The money is invented, the cards are too, and nothing is ever charged. Please never type the number of a card of your own.',
      zh: '“存款”就在余额旁边。这里的钱和卡都是虚构的，不会真的扣款。请不要输入您自己的银行卡号。',
    },
    links: [help],
  },
  {
    asks: { en: ['password', 'log in', 'login', 'sign in', 'locked'], zh: ['密码', '登录', '登入', '锁定'] },
    answer: {
      en: 'In the login window choose “Forgotten your password?” and you are sent a link. I never need your password, and nobody who does is from us.',
      zh: '在登录窗口选择“忘记密码”，我们会发送链接。我永远不需要您的密码；索要密码的人都不是我们的人。',
    },
    links: [help],
  },
  {
    asks: { en: ['verif', 'document', 'passport', 'identity', 'kyc'], zh: ['验证', '证件', '护照', '身份'] },
    answer: {
      en: 'The way to verification stands in the header once you are logged in. In this demonstration any small picture will do, so please send none of your real papers.',
      zh: '登录后，页面顶部有验证入口。演示中任何小图片都可以，请不要上传真实证件。',
    },
    links: [help],
  },
  {
    asks: {
      en: ['bonus', 'promotion', 'offer', 'wager', 'free spin'],
      zh: ['奖金', '优惠', '促销', '流水', '免费旋转'],
    },
    answer: {
      en: 'Every offer stands on the promotions page, with the terms that matter on its card. None of them starts by itself.',
      zh: '所有优惠都在优惠页面，重要条款写在卡片上。没有任何优惠会自动开始。',
    },
    links: [
      { path: '/promotions', words: { en: 'Promotions', zh: '优惠' } },
      { path: '/promotion-terms', words: { en: 'Terms of promotions', zh: '优惠条款' } },
    ],
  },
  {
    asks: {
      en: ['game', 'slot', 'round', 'crash', 'froze', 'stuck', 'does not load'],
      zh: ['游戏', '老虎机', '卡住', '打不开', '加载', '中断'],
    },
    answer: {
      en: 'A round that was interrupted waits for you: open the game again and it goes on where it was. If a game does not open, reload it; your balance is safe either way.',
      zh: '中断的一局会等您回来：重新打开游戏即可继续。如果打不开，请重新加载；无论如何余额都是安全的。',
    },
    links: [{ path: '/all-games', words: { en: 'All games', zh: '全部游戏' } }, help],
  },
  {
    asks: { en: ['human', 'person', 'agent', 'real people', 'complain'], zh: ['人工', '真人', '客服', '投诉'] },
    answer: {
      en: 'There is nobody behind this chat: I am a list of rules in a demonstration. The help page has what there is, and the help line has people.',
      zh: '这个聊天背后没有真人：我只是演示里的一组规则。帮助页面有全部说明，求助热线有真人接听。',
    },
    links: [help],
    needsHelp: true,
  },
];

export const noTopic: Pick<ChatTopic, 'answer' | 'links'> = {
  answer: {
    en: 'That is beyond my few rules. Try one of the words below, or look at the questions and answers.',
    zh: '这个问题超出了我的规则。试试下面的话题，或者看看常见问题。',
  },
  links: [help, saferGambling],
};
