import type { MessageTopic } from '@foyer/contract/broker';
import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentBlock } from '@foyer/contract/payment';

/** What happened in the interface, as it is told at the place where it happens. Holds nothing personal. */
export type Interaction =
  | { area: 'login'; action: 'submit' | 'forgotPassword' | 'openRegistration' | 'close' | 'showPassword' }
  | { area: 'registration'; action: 'open' | 'redirect' | 'close' | 'image' | 'cta' | 'success' }
  | { area: 'restrictedCountry'; action: 'shown' | 'withdraw' | 'support' | 'close' }
  | { area: 'support'; action: 'shown' | 'saferGambling' | 'helpLine' | 'questions' | 'email' | 'close' }
  | { area: 'promotions'; action: 'login' | 'registration' | 'optIn' | 'terms'; promotionId: number | null }
  | { area: 'banking'; action: 'shown' | 'close' }
  /** BK-02: a payment came into another state. */
  | { area: 'banking'; action: 'payment'; direction: Direction; payment: PaymentBlock }
  /** RM-03: the alert of a lost connection; `gone` when it is back. */
  | { area: 'connection'; action: 'shown' | 'gone' | 'tryAgain' | 'lobby' | 'close' }
  /** AU-14: another tab or device has the session. */
  | { area: 'singleSession'; action: 'shown' | 'closeGame' | 'close' | 'logIn' }
  | { area: 'inAppMessage'; action: 'show' | 'close' | 'callToAction' | 'optIn' | 'verifyForBanking' | 'verifyForGame'; topic: MessageTopic }
  | { area: 'lowBalance'; action: 'shown' | 'deposit' | 'transactions' | 'close' };
