import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { InteractionKey } from './catalogueEntry.ts';
import { eventTypes } from './eventRecord.ts';

/** Tracked areas of S2, S4, S7 and S8 with the catalogue keys of their interactions. */
const areas: Readonly<Record<string, readonly InteractionKey[]>> = {
  'get in touch: live chat, e-mail': ['getInTouch.liveChat', 'getInTouch.email'],
  'key terms banner': ['keyTerms.press'],
  'hero actions': ['hero.press'],
  'login: submit, forgot password, open registration, close, show password': [
    'login.submit',
    'login.forgotPassword',
    'login.openRegistration',
    'login.close',
    'login.showPassword',
  ],
  logout: ['logout.press', 'logout.automatic', 'logout.success'],
  'logo redirect': ['logo.redirect'],
  'mobile navigation': ['mobileNavigation.press'],
  'generic modal': ['genericModal.shown', 'genericModal.press', 'genericModal.close'],
  'cookie consent: accept, reject, manage': [
    'cookieConsent.accept',
    'cookieConsent.reject',
    'cookieConsent.manage',
    'cookieSettings.shown',
    'cookieSettings.close',
  ],
  'player history': ['playerHistory.shown', 'playerHistory.replay', 'playerHistory.close', 'playerHistory.portal'],
  'promotions: login, registration, opt-in': ['promotions.login', 'promotions.registration', 'promotions.optIn'],
  'quests: panel, select, claim, launch, terms, back, achievement, message': [
    'quests.panel',
    'quests.questSelect',
    'quests.claimReward',
    'quests.gameLaunch',
    'quests.terms',
    'quests.back',
    'quests.achievementToast',
    'quests.inGameMessaging',
  ],
  'registration: form open, redirect, close, image, call-to-action, success': [
    'registration.open',
    'registration.redirect',
    'registration.close',
    'registration.image',
    'registration.cta',
    'registration.success',
  ],
  'restricted country popup': ['restrictedCountry.shown', 'restrictedCountry.close'],
  'single session: close game': ['singleSession.closeGame'],
  'view more': ['viewMore.press'],
  'in-app message: show, close, call-to-action, opt-in, verification for banking and game': [
    'inAppMessage.show',
    'inAppMessage.close',
    'inAppMessage.callToAction',
    'inAppMessage.optIn',
    'inAppMessage.verifyForBanking',
    'inAppMessage.verifyForGame',
  ],
  'lobby: category, sub-category, search': [
    'category.select',
    'category.selectSubCategory',
    'search.open',
    'search.close',
    'search.found',
    'search.nothingFound',
  ],
  'window panel: Favourite, Recently Played, More Games, category': [
    'windowPanel.favourite',
    'windowPanel.recentlyPlayed',
    'windowPanel.moreGames',
    'windowPanel.category',
  ],
  'game window bar: close, lobby, safer gambling': ['gameWindow.close', 'gameWindow.lobby', 'gameWindow.saferGambling'],
  'in-game menu: banking, lobby redirect, toggle': [
    'inGameMenu.banking',
    'inGameMenu.lobbyRedirect',
    'inGameMenu.toggle',
  ],
  'session reminder: continue, exit': ['sessionReminder.shown', 'sessionReminder.continue', 'sessionReminder.exit'],
  'inactivity warning: continue, logout': [
    'inactivityReminder.shown',
    'inactivityReminder.continue',
    'inactivityReminder.logout',
  ],
  'low balance': ['lowBalance.shown', 'lowBalance.deposit', 'lowBalance.close'],
  'poor connection alert': ['connection.shown'],
  'account verification': ['verification.shown', 'verification.close'],
  'blog with categories': ['blog.category', 'blog.post'],
  'toasts, login streak': ['toast.shown', 'loginStreak.toast', 'loginStreak.celebration'],
  'freedom bonus, terms, support, messages': [
    'freedomBonus.shown',
    'terms.shown',
    'terms.accept',
    'support.shown',
    'messagePanel.shown',
  ],
  'game launch and end, favourites': ['game.launch', 'game.end', 'favourite.add', 'favourite.remove'],
  'banking and its payments': ['banking.shown', 'banking.payment'],
  'ticker toggles': ['featureToggle.revampedJackpotTicker', 'featureToggle.gameCardJackpotTicker'],
};

test.each(Object.entries(areas))('AN-04 the event catalogue covers %s', (_area, keys) => {
  for (const key of keys) expect(catalogue).toHaveProperty([key]);
});

test('AN-03 the catalogue uses every event type of S3 for the events S3 names', () => {
  const types = [
    'interaction',
    'page_load',
    'system_event',
    'system_counter',
    'system_message',
    'toggle',
    'trace',
    'logout_success',
    'registration_successful',
    'game_end',
    'game_launch',
    'banking_launch',
    'cookie_item',
    'promotion_enrolled',
  ];
  expect([...eventTypes].toSorted()).toEqual(types.toSorted());
  expect([...new Set(Object.values(catalogue).map(({ type }) => type))].toSorted()).toEqual(types.toSorted());
  const wanted = {
    'page.load': 'page_load',
    'logout.success': 'logout_success',
    'registration.success': 'registration_successful',
    'game.end': 'game_end',
    'game.launch': 'game_launch',
    'banking.shown': 'banking_launch',
    'cookieConsent.cookieItem': 'cookie_item',
    'promotions.enrolled': 'promotion_enrolled',
    'inGameMenu.toggle': 'toggle',
  } as const;
  for (const [key, type] of Object.entries(wanted))
    expect([key, Object.entries(catalogue).find(([name]) => name === key)?.[1].type]).toEqual([key, type]);
});
