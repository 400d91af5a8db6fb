import type { Culture } from '@foyer/contract/identifiers';
import type { Bundled } from '../base/bundles.ts';

/**
 * Areas of words that do not come with every page, because everybody waits for what does: a block whose code comes later
 * names its area (`BlockDefinition.words`), and both come together.
 */
export const lazyMessageAreas = {
  banking: {
    bundle: 'player-words',
    en: () => import('./messages/en/banking.json'),
    zh: () => import('./messages/zh/banking.json'),
  },
  blog: { en: () => import('./messages/en/blog.json'), zh: () => import('./messages/zh/blog.json') },
  care: { bundle: 'words', en: () => import('./messages/en/care.json'), zh: () => import('./messages/zh/care.json') },
  chat: { en: () => import('./messages/en/chat.json'), zh: () => import('./messages/zh/chat.json') },
  connection: {
    bundle: 'words',
    en: () => import('./messages/en/connection.json'),
    zh: () => import('./messages/zh/connection.json'),
  },
  cookies: {
    bundle: 'words',
    en: () => import('./messages/en/cookies.json'),
    zh: () => import('./messages/zh/cookies.json'),
  },
  cookieTable: {
    en: () => import('./messages/en/cookieTable.json'),
    zh: () => import('./messages/zh/cookieTable.json'),
  },
  filters: { en: () => import('./messages/en/filters.json'), zh: () => import('./messages/zh/filters.json') },
  gameWindow: { en: () => import('./messages/en/gameWindow.json'), zh: () => import('./messages/zh/gameWindow.json') },
  history: { en: () => import('./messages/en/history.json'), zh: () => import('./messages/zh/history.json') },
  inspector: { en: () => import('./messages/en/inspector.json'), zh: () => import('./messages/zh/inspector.json') },
  jackpots: {
    bundle: 'words',
    en: () => import('./messages/en/jackpots.json'),
    zh: () => import('./messages/zh/jackpots.json'),
  },
  login: {
    bundle: 'words',
    en: () => import('./messages/en/login.json'),
    zh: () => import('./messages/zh/login.json'),
  },
  promotions: { en: () => import('./messages/en/promotions.json'), zh: () => import('./messages/zh/promotions.json') },
  quests: {
    bundle: 'player-words',
    en: () => import('./messages/en/quests.json'),
    zh: () => import('./messages/zh/quests.json'),
  },
  registration: {
    bundle: 'words',
    en: () => import('./messages/en/registration.json'),
    zh: () => import('./messages/zh/registration.json'),
  },
  terms: {
    bundle: 'words',
    en: () => import('./messages/en/terms.json'),
    zh: () => import('./messages/zh/terms.json'),
  },
  verification: {
    bundle: 'player-words',
    en: () => import('./messages/en/verification.json'),
    zh: () => import('./messages/zh/verification.json'),
  },
  messages: {
    bundle: 'player-words',
    en: () => import('./messages/en/messages.json'),
    zh: () => import('./messages/zh/messages.json'),
  },
  search: {
    bundle: 'words',
    en: () => import('./messages/en/search.json'),
    zh: () => import('./messages/zh/search.json'),
  },
  restrictedCountry: {
    bundle: 'player-words',
    en: () => import('./messages/en/restrictedCountry.json'),
    zh: () => import('./messages/zh/restrictedCountry.json'),
  },
  simulatedApp: {
    en: () => import('./messages/en/simulatedApp.json'),
    zh: () => import('./messages/zh/simulatedApp.json'),
  },
  support: { en: () => import('./messages/en/support.json'), zh: () => import('./messages/zh/support.json') },
  themeSheet: { en: () => import('./messages/en/themeSheet.json'), zh: () => import('./messages/zh/themeSheet.json') },
  winners: {
    bundle: 'player-words',
    en: () => import('./messages/en/winners.json'),
    zh: () => import('./messages/zh/winners.json'),
  },
} satisfies Record<string, Bundled & Record<Culture, () => Promise<{ default: object }>>>;
export type LazyMessageArea = keyof typeof lazyMessageAreas;

type KeyOf<C extends Culture> = {
  [A in LazyMessageArea]: keyof Awaited<ReturnType<(typeof lazyMessageAreas)[A][C]>>['default'];
}[LazyMessageArea];
export type LazyKeyEn = KeyOf<'en'>;
export type LazyKeyZh = KeyOf<'zh'>;
