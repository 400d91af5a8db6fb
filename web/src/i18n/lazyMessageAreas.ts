import type { Culture } from '@foyer/contract/ids';
import type { Bundled } from '../base/bundleNames.ts';

export type LazyLoaders = Bundled & Partial<Record<Culture, () => Promise<{ default: object }>>>;

/**
 * Message areas that load with a lazy block, so that no page waits for them. The block names its area in
 * `BlockDefinition.messageArea`. This file lists the English messages; `web/vite/messages.ts` adds the other languages at build
 * time.
 */
export const lazyMessageAreas = {
  // In the phone menu too, so with the words of every visitor.
  accountMenu: { bundle: 'messages', en: () => import('./messages/en/accountMenu.json') },
  cashier: {
    bundle: 'player-messages',
    en: () => import('./messages/en/cashier.json'),
  },
  becausePlayed: {
    bundle: 'player-messages',
    en: () => import('./messages/en/becausePlayed.json'),
  },
  blog: { en: () => import('./messages/en/blog.json') },
  saferGambling: { bundle: 'player-messages', en: () => import('./messages/en/saferGambling.json') },
  chat: { en: () => import('./messages/en/chat.json') },
  connection: {
    bundle: 'player-messages',
    en: () => import('./messages/en/connection.json'),
  },
  cookies: {
    bundle: 'messages',
    en: () => import('./messages/en/cookies.json'),
  },
  cookieTable: {
    en: () => import('./messages/en/cookieTable.json'),
  },
  dial: { en: () => import('./messages/en/dial.json') },
  exclusion: { en: () => import('./messages/en/exclusion.json') },
  filters: { en: () => import('./messages/en/filters.json') },
  gameFacts: { en: () => import('./messages/en/gameFacts.json') },
  errorPages: { en: () => import('./messages/en/errorPages.json') },
  gameGroups: { en: () => import('./messages/en/gameGroups.json') },
  gameWindow: { en: () => import('./messages/en/gameWindow.json') },
  history: { en: () => import('./messages/en/history.json') },
  inspector: { en: () => import('./messages/en/inspector.json') },
  jackpots: {
    bundle: 'messages',
    en: () => import('./messages/en/jackpots.json'),
  },
  legal: { en: () => import('./messages/en/legal.json') },
  liveTables: {
    bundle: 'messages',
    en: () => import('./messages/en/liveTables.json'),
  },
  login: {
    bundle: 'login-and-registration-messages',
    en: () => import('./messages/en/login.json'),
  },
  portal: { en: () => import('./messages/en/portal.json') },
  promotions: { en: () => import('./messages/en/promotions.json') },
  questions: { en: () => import('./messages/en/questions.json') },
  quests: {
    bundle: 'player-messages',
    en: () => import('./messages/en/quests.json'),
  },
  registration: {
    bundle: 'login-and-registration-messages',
    en: () => import('./messages/en/registration.json'),
  },
  waiting: { bundle: 'messages', en: () => import('./messages/en/waiting.json') },
  terms: {
    bundle: 'player-messages',
    en: () => import('./messages/en/terms.json'),
  },
  verification: {
    bundle: 'player-messages',
    en: () => import('./messages/en/verification.json'),
  },
  messages: {
    bundle: 'player-messages',
    en: () => import('./messages/en/messages.json'),
  },
  search: {
    bundle: 'messages',
    en: () => import('./messages/en/search.json'),
  },
  restrictedCountry: {
    bundle: 'player-messages',
    en: () => import('./messages/en/restrictedCountry.json'),
  },
  simulatedApp: {
    en: () => import('./messages/en/simulatedApp.json'),
  },
  support: { en: () => import('./messages/en/support.json') },
  themeSheet: { en: () => import('./messages/en/themeSheet.json') },
  winners: {
    bundle: 'player-messages',
    en: () => import('./messages/en/winners.json'),
  },
} satisfies Record<string, LazyLoaders>;
export type LazyMessageArea = keyof typeof lazyMessageAreas;
export type LazyKey = {
  [A in LazyMessageArea]: keyof Awaited<ReturnType<(typeof lazyMessageAreas)[A]['en']>>['default'];
}[LazyMessageArea];
