interface TopicTexts {
  /** Any of these in a question leads to the topic. Whole words or beginnings of words, in lower case; in Chinese any part of the text. */
  phrases: readonly string[];
  answer: string;
}

/** What the chat understands and says. */
export interface ChatMessages {
  links: Readonly<
    Record<'saferGambling' | 'help' | 'myPlay' | 'promotions' | 'promotionTerms' | 'allGames' | 'complaints', string>
  >;
  topics: Readonly<
    Record<
      | 'distress'
      | 'break'
      | 'limits'
      | 'complaint'
      | 'withdrawal'
      | 'deposit'
      | 'login'
      | 'verification'
      | 'promotions'
      | 'games'
      | 'person',
      TopicTexts
    >
  >;
  noTopic: string;
}

export const messages: ChatMessages = {
  links: {
    saferGambling: 'Safer gambling',
    help: 'Questions and answers',
    myPlay: 'My play',
    promotions: 'Promotions',
    promotionTerms: 'Promotion terms',
    allGames: 'All games',
    complaints: 'Complaints',
  },
  topics: {
    distress: {
      phrases: [
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
      answer:
        'You do not have to sort this out alone. The organisation below offers free and confidential help. You can also take a break right now, without giving a reason.',
    },
    break: {
      phrases: [
        'self-exclu',
        'self exclu',
        'exclude',
        'take a break',
        'time out',
        'time-out',
        'close my account',
        'block me',
      ],
      answer:
        'You can take a break of a day, a week or longer in My play, under Safer gambling. It starts at once and cannot be shortened. You cannot deposit or play until it ends.',
    },
    limits: {
      phrases: ['limit', 'spend less', 'reminder'],
      answer:
        'Set limits on deposits, losses and time in My play. A lower limit applies at once. A higher limit applies after a waiting period, once you confirm it.',
    },
    complaint: {
      phrases: ['complain', 'dispute', 'ombudsman', 'adjudicat'],
      answer:
        'The complaints page says how to complain, how long it takes, and which independent body decides a dispute. It costs nothing.',
    },
    withdrawal: {
      phrases: ['withdraw', 'cash out', 'cashout', 'payout', 'pay out'],
      answer:
        'Select your balance to open Banking, then choose Withdraw. Everything here is play money: nothing is paid out, and no prize has cash value.',
    },
    deposit: {
      phrases: ['deposit', 'card', 'pay in', 'top up', 'real money', 'play money'],
      answer:
        'Select Deposit beside your balance. The money and cards are not real, and nothing is charged. Never enter the number of your own card.',
    },
    login: {
      phrases: ['password', 'log in', 'login', 'sign in', 'locked'],
      answer: 'In the login window, choose “Forgot password?” and we send you a link. We never ask for your password.',
    },
    verification: {
      phrases: ['verif', 'document', 'passport', 'identity', 'kyc'],
      answer:
        'After you log in, the header shows a link to verify your account. This is a demo: send any small picture, and no real documents.',
    },
    promotions: {
      phrases: ['bonus', 'promotion', 'offer', 'wager', 'free spin'],
      answer:
        'The promotions page lists every offer, with the key terms on its card. No offer starts without your opt-in.',
    },
    games: {
      phrases: ['game', 'slot', 'round', 'crash', 'froze', 'stuck', 'does not load'],
      answer:
        'An interrupted round is saved. Open the game again to continue it. If a game does not open, reload it. Your balance is safe.',
    },
    person: {
      phrases: ['human', 'person', 'agent', 'real people'],
      answer:
        'This chat is automated, and no person answers here. See the help page for answers, or call the helpline to talk to someone.',
    },
  },
  noTopic: 'I do not have an answer to that. Choose a topic below, or see the questions and answers.',
};
