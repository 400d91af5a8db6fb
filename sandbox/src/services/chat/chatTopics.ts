import type { Culture } from '@foyer/contract/ids';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type ChatMessages } from '../../messages/en/chat.ts';

export const chatMessages = await messagesByLanguage<ChatMessages>(
  en,
  (language) => import(`../../messages/${language}/chat.ts`),
);

type Words = Readonly<Record<Culture, string>>;

export interface ChatTopic {
  /** Keywords of the topic. English keywords are lower-case words or beginnings of words. */
  readonly keywords: Readonly<Record<Culture, readonly string[]>>;
  readonly answer: Words;
  readonly links: readonly { readonly path: string; readonly words: Words }[];
  /** The visitor may need a person, so the reply includes the help line. */
  readonly needsHelp?: true;
}

const textsOf = (topic: keyof ChatMessages['topics']): Pick<ChatTopic, 'keywords' | 'answer'> => ({
  keywords: inEveryLanguage((culture) => chatMessages[culture].topics[topic].phrases),
  answer: inEveryLanguage((culture) => chatMessages[culture].topics[topic].answer),
});
const linkText = (link: keyof ChatMessages['links']): Words =>
  inEveryLanguage((culture) => chatMessages[culture].links[link]);

const saferGambling = { path: '/responsible-gaming', words: linkText('saferGambling') };
const help = { path: '/help', words: linkText('help') };
const complaints = { path: '/complaints', words: linkText('complaints') };
const myPlay = { path: '/responsible-gaming#my-play', words: linkText('myPlay') };

/** Topics by priority: the first match replies. */
export const chatTopics: readonly ChatTopic[] = [
  {
    ...textsOf('distress'),
    links: [saferGambling, myPlay],
    needsHelp: true,
  },
  {
    ...textsOf('break'),
    links: [myPlay, saferGambling],
    needsHelp: true,
  },
  {
    ...textsOf('limits'),
    links: [myPlay],
  },
  {
    ...textsOf('complaint'),
    links: [complaints, help],
  },
  {
    ...textsOf('withdrawal'),
    links: [help],
  },
  {
    ...textsOf('deposit'),
    links: [help],
  },
  {
    ...textsOf('login'),
    links: [help],
  },
  {
    ...textsOf('verification'),
    links: [help],
  },
  {
    ...textsOf('promotions'),
    links: [
      { path: '/promotions', words: linkText('promotions') },
      { path: '/promotion-terms', words: linkText('promotionTerms') },
    ],
  },
  {
    ...textsOf('games'),
    links: [{ path: '/all-games', words: linkText('allGames') }, help],
  },
  {
    ...textsOf('person'),
    links: [help],
    needsHelp: true,
  },
];

export const noTopic: Pick<ChatTopic, 'answer' | 'links'> = {
  answer: inEveryLanguage((culture) => chatMessages[culture].noTopic),
  links: [help, saferGambling],
};
