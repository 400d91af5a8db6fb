/**
 * Components that stand on every page without an editor's doing, by login state (S2; PG-03, PG-04, PG-05). Their aliases
 * are taken: an editor who places one places it twice.
 */
export const defaultComponents = {
  loggedIn: [
    'bankingWindow',
    'lowBalanceReminder',
    'playerSessionReminder',
    'playerVerificationWindow',
    'playerHistoryModal',
    'xeniaMessage',
    'restrictedCountry',
    'freedomBonusInformationModal',
    'verificationIndicator',
    'appDownloadPrompt',
  ],
  loggedOut: ['registration', 'loginModal'],
  anyState: [
    'toast',
    'playerInactivityReminder',
    'responsibleGamblingWeek',
    'cookieToast',
    'cookieSettings',
    'termsAndConditions',
    'poorConnectionAlert',
    'promotionsTermsAndConditions',
    'support',
    'genesys',
  ],
  /** Beyond the specification's list: what the hub tells a player must be shown on every page (QU-03, QU-05). */
  ownLoggedIn: ['questsWindow'],
  /** Beyond the specification's list: stands in place of every offer while a player is restricted. */
  ownRestricted: ['accountRestriction'],
} as const;

/** Those, and the two that come with conditions: messages (PG-06) and big winners (PG-07). */
export const defaultAliases: ReadonlySet<string> = new Set([
  ...Object.values(defaultComponents).flat(),
  'messageBroker',
  'bigWinnerDetailGrid',
]);
