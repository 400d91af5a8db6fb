import type { LoginState } from '@foyer/contract/blocks';
import type { ContentComponent } from '@foyer/contract/content';

/** Components that stand on every page without an editor's doing, by login state (S2; PG-03, PG-04, PG-05). */
const loggedIn = [
  'bankingWindow', 'lowBalanceReminder', 'playerSessionReminder', 'playerVerificationWindow', 'playerHistoryModal',
  'xeniaMessage', 'restrictedCountry', 'freedomBonusInformationModal', 'verificationIndicator', 'appDownloadPrompt',
] as const;
const loggedOut = ['registration', 'loginModal'] as const;
const anyState = [
  'toast', 'playerInactivityReminder', 'responsibleGamblingWeek', 'cookieToast', 'cookieSettings', 'termsAndConditions',
  'poorConnectionAlert', 'promotionsTermsAndConditions', 'support', 'genesys',
] as const;

export const defaultAliases: ReadonlySet<string> = new Set([...loggedIn, ...loggedOut, ...anyState, 'messageBroker', 'bigWinnerDetailGrid']);

interface DefaultsFor {
  loginState: LoginState;
  path: string;
  /** False for a path the content service does not know (PG-09). */
  withLogin: boolean;
}

export function defaultComponents({ loginState, path, withLogin }: DefaultsFor): ContentComponent[] {
  const own: readonly string[] =
    loginState === 'Logged-In'
      ? // PG-06: messages would cover a game.
        [...loggedIn, ...(path.startsWith('/game/') ? [] : ['messageBroker'])]
      : loggedOut.filter((alias) => withLogin || alias !== 'loginModal');
  return [...anyState, ...own].map((alias) => ({ Alias: alias, Properties: {} }));
}
