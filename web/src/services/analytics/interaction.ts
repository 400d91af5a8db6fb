import type { MessageTopic } from '@foyer/contract/broker';
import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentBlock } from '@foyer/contract/payment';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import type { GameBlock } from './eventRecord.ts';

/** What happened in the interface, before it becomes an analytics event. Holds nothing personal. */
export type Interaction =
  /** Page view. `path` has no query, which may contain input or a token. */
  | { area: 'page'; action: 'load'; path: string; status: number; title: string }
  | { area: 'navigation'; action: 'link'; place: 'header' | 'navigation' | 'main' | 'footer' | 'window'; path: string }
  /** CO-02: outcome of a consent update, then the individual groups. */
  | { area: 'cookieConsent'; action: 'accept' | 'reject' | 'manage' }
  | { area: 'cookieConsent'; action: 'cookieItem'; group: ConsentGroup; isAllowed: boolean }
  | { area: 'cookieSettings' | 'freedomBonus' | 'gameInformation'; action: 'shown' | 'close' }
  | { area: 'login'; action: 'submit' | 'forgotPassword' | 'openRegistration' | 'close' | 'showPassword' }
  /** `reason`: name of the refusal, never the input. */
  | { area: 'login'; action: 'failed'; reason: string }
  | { area: 'login'; action: 'success' }
  | { area: 'logout'; action: 'press' | 'success' }
  | { area: 'logout'; action: 'automatic'; reason: 'inactivity' | 'break' | 'replaced' | 'over' }
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
  /** `text` is empty unless game names contain it, because other input may be personal data. */
  | { area: 'search'; action: 'found' | 'nothingFound'; text: string; letters: number; games: number }
  | { area: 'favourite'; action: 'add' | 'remove'; game: GameBlock }
  | { area: 'logo'; action: 'redirect' }
  /** Links of a hero, key terms of an offer, and the bottom navigation. */
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
  /** In-game menu on phones. */
  | { area: 'inGameMenu'; action: 'banking' | 'lobbyRedirect' }
  | { area: 'inGameMenu'; action: 'toggle'; isOpen: boolean }
  | { area: 'windowPanel'; action: 'favourite' | 'recentlyPlayed' | 'moreGames' }
  | { area: 'windowPanel'; action: 'category'; categoryId: number | null }
  | { area: 'sessionReminder'; action: 'shown' | 'continue' | 'exit' }
  | { area: 'inactivityReminder'; action: 'shown' | 'continue' | 'logout' }
  | { area: 'playerHistory'; action: 'shown' | 'replay' | 'close' }
  | { area: 'playerHistory'; action: 'portal'; page: string }
  | { area: 'myPlay'; action: 'shown' | 'close' }
  | { area: 'toast'; action: 'shown'; kind: string }
  | { area: 'featureToggle'; action: 'revampedJackpotTicker' | 'gameCardJackpotTicker'; isOn: boolean }
  | { area: 'registration'; action: 'open' | 'redirect' | 'close' | 'image' | 'cta' | 'success' }
  | { area: 'restrictedCountry'; action: 'shown' | 'withdraw' | 'support' | 'close' }
  | { area: 'support'; action: 'shown' | 'saferGambling' | 'helpLine' | 'questions' | 'complaints' | 'close' }
  /** Contact options of the support panel. */
  | { area: 'getInTouch'; action: 'liveChat' | 'email' }
  /** The question itself is not tracked. */
  | { area: 'chat'; action: 'shown' | 'question' | 'helpLine' | 'page' | 'close' }
  | { area: 'promotions'; action: 'enrolled'; promotionId: number }
  /** Number of promotions that the player can join (PR-04). */
  | { area: 'promotions'; action: 'counted'; count: number }
  | { area: 'promotions'; action: 'login' | 'registration' | 'optIn' | 'terms'; promotionId: number | null }
  /** QU-02, QU-05: `campaignId` when it concerns one quest. */
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
  /** QU-03, QU-04: streak in days, in the toast and then in the dialog. */
  | { area: 'loginStreak'; action: 'toast' | 'celebration'; days: number }
  | { area: 'banking'; action: 'shown' | 'close' }
  /** BK-02: a payment changed its state. */
  | { area: 'banking'; action: 'payment'; direction: Direction; payment: PaymentBlock }
  /** RM-03: the lost-connection alert; `gone` when the connection is back. */
  | { area: 'connection'; action: 'shown' | 'gone' | 'tryAgain' | 'lobby' | 'close' }
  /** The real-time connection changed its state (RT-03). */
  | { area: 'connection'; action: 'state'; state: string }
  /** AU-14: another tab or device has taken over the session. */
  | { area: 'singleSession'; action: 'shown' | 'closeGame' | 'close' | 'logIn' }
  | {
      area: 'inAppMessage';
      action: 'show' | 'close' | 'callToAction' | 'optIn' | 'verifyForBanking' | 'verifyForGame';
      topic: MessageTopic;
    }
  | { area: 'lowBalance'; action: 'shown' | 'deposit' | 'transactions' | 'close' };
