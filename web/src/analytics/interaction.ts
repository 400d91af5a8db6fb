import type { MessageTopic } from '@foyer/contract/broker';
import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentBlock } from '@foyer/contract/payment';
import type { ConsentGroup } from '../consent/consentChoice.ts';
import type { GameBlock } from './eventRecord.ts';

/** What happened in the interface, as it is told at the place where it happens. Holds nothing personal. */
export type Interaction =
  /** A page is shown. `path` is without its query, which may hold what a player typed or a token. */
  | { area: 'page'; action: 'load'; path: string; status: number; title: string }
  | { area: 'navigation'; action: 'link'; place: 'header' | 'navigation' | 'main' | 'footer' | 'window'; path: string }
  /** CO-02: what an update of the consent groups came to, and then each group. */
  | { area: 'cookieConsent'; action: 'accept' | 'reject' | 'manage' }
  | { area: 'cookieConsent'; action: 'cookieItem'; group: ConsentGroup; isAllowed: boolean }
  | { area: 'cookieSettings' | 'freedomBonus' | 'gameInformation'; action: 'shown' | 'close' }
  | { area: 'login'; action: 'submit' | 'forgotPassword' | 'openRegistration' | 'close' | 'showPassword' }
  /** `reason`: the name of a refusal, never what was typed. */
  | { area: 'login'; action: 'failed'; reason: string }
  | { area: 'login'; action: 'success' }
  | { area: 'logout'; action: 'press' | 'success' }
  | { area: 'terms'; action: 'shown' | 'accept' | 'logOut' }
  | { area: 'verification'; action: 'shown' | 'close' }
  | {
      area: 'category';
      action: 'select' | 'selectSubCategory';
      categoryId: number;
      name: string;
      subCategoryId: number | null;
    }
  | { area: 'search'; action: 'open' | 'close' }
  /** `text` is empty unless games have it in their names: whoever types something else has not typed it for us. */
  | { area: 'search'; action: 'found' | 'nothingFound'; text: string; letters: number; games: number }
  | { area: 'favourite'; action: 'add' | 'remove'; game: GameBlock }
  | { area: 'logo'; action: 'redirect' }
  /** What a hero asks for, the terms that stand below an offer, and the ways at the foot of a phone. */
  | { area: 'hero' | 'keyTerms' | 'mobileNavigation'; action: 'press'; name: string; path: string }
  | { area: 'messagePanel'; action: 'shown' | 'close'; count: number }
  | { area: 'genericModal'; action: 'shown' | 'press' | 'close'; name: string }
  | { area: 'appDownload'; action: 'shown' | 'press' | 'close' }
  | { area: 'viewMore'; action: 'press'; name: string; path: string }
  | { area: 'bigWinners'; action: 'sort'; sortBy: string }
  | { area: 'blog'; action: 'category' | 'post'; path: string }
  | { area: 'game'; action: 'launch' | 'end'; game: GameBlock }
  | { area: 'game'; action: 'launchFailed'; game: GameBlock; reason: string }
  | { area: 'gameWindow'; action: 'close' | 'lobby' | 'saferGambling' }
  /** The menu of a phone over a running game. */
  | { area: 'inGameMenu'; action: 'banking' | 'lobbyRedirect' }
  | { area: 'inGameMenu'; action: 'toggle'; isOpen: boolean }
  | { area: 'windowPanel'; action: 'favourite' | 'recentlyPlayed' | 'moreGames' }
  | { area: 'windowPanel'; action: 'category'; categoryId: number | null }
  | { area: 'sessionReminder'; action: 'shown' | 'continue' | 'exit' }
  | { area: 'inactivityReminder'; action: 'shown' | 'continue' | 'logout' }
  | { area: 'playerHistory'; action: 'shown' | 'close' }
  | { area: 'playerHistory'; action: 'portal'; page: string }
  | { area: 'myPlay'; action: 'shown' | 'close' }
  | { area: 'toast'; action: 'shown'; kind: string }
  | { area: 'featureToggle'; action: 'revampedJackpotTicker' | 'gameCardJackpotTicker'; isOn: boolean }
  | { area: 'registration'; action: 'open' | 'redirect' | 'close' | 'image' | 'cta' | 'success' }
  | { area: 'restrictedCountry'; action: 'shown' | 'withdraw' | 'support' | 'close' }
  | { area: 'support'; action: 'shown' | 'saferGambling' | 'helpLine' | 'questions' | 'close' }
  /** The ways to a person, in the support panel. */
  | { area: 'getInTouch'; action: 'liveChat' | 'email' }
  /** What was asked stays between the player and the chat. */
  | { area: 'chat'; action: 'shown' | 'question' | 'helpLine' | 'page' | 'close' }
  | { area: 'promotions'; action: 'enrolled'; promotionId: number }
  /** How many promotions there are to join (PR-04). */
  | { area: 'promotions'; action: 'counted'; count: number }
  | { area: 'promotions'; action: 'login' | 'registration' | 'optIn' | 'terms'; promotionId: number | null }
  /** QU-02, QU-05: `campaignId` where it is about one quest. */
  | {
      area: 'quests';
      action:
        | 'panel'
        | 'questSelect'
        | 'claimReward'
        | 'gameLaunch'
        | 'terms'
        | 'back'
        | 'achievementToast'
        | 'inGameMessaging';
      campaignId: string | null;
    }
  /** QU-03, QU-04: days in a row, in the toast and then in the window. */
  | { area: 'loginStreak'; action: 'toast' | 'celebration'; days: number }
  | { area: 'banking'; action: 'shown' | 'close' }
  /** BK-02: a payment came into another state. */
  | { area: 'banking'; action: 'payment'; direction: Direction; payment: PaymentBlock }
  /** RM-03: the alert of a lost connection; `gone` when it is back. */
  | { area: 'connection'; action: 'shown' | 'gone' | 'tryAgain' | 'lobby' | 'close' }
  /** The real-time connection came into another state (RT-03). */
  | { area: 'connection'; action: 'state'; state: string }
  /** AU-14: another tab or device has the session. */
  | { area: 'singleSession'; action: 'shown' | 'closeGame' | 'close' | 'logIn' }
  | {
      area: 'inAppMessage';
      action: 'show' | 'close' | 'callToAction' | 'optIn' | 'verifyForBanking' | 'verifyForGame';
      topic: MessageTopic;
    }
  | { area: 'lowBalance'; action: 'shown' | 'deposit' | 'transactions' | 'close' };
