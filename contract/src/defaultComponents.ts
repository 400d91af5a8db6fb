/**
 * Components that every page has without an editor, by login state (S2; PG-03, PG-04, PG-05). An editor who places one
 * of these aliases duplicates it.
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
  /**
   * In addition to the specification: hub messages must be shown on every page (QU-03, QU-05), and the header opens the
   * account menu on every page.
   */
  ownLoggedIn: ['questsWindow', 'accountMenu'],
  /** In addition to the specification: the header opens the dial on every page, for visitors, too. */
  ownAnyState: ['dial'],
  /** In addition to the specification: replaces every offer while a player is restricted. */
  ownRestricted: ['accountRestriction'],
} as const;

/** Those above, and the conditional ones: messages (PG-06), big winners (PG-07) and a player's own games (LB-08). */
export const defaultAliases: ReadonlySet<string> = new Set([
  ...Object.values(defaultComponents).flat(),
  'messageBroker',
  'bigWinnerDetailGrid',
  'continuePlaying',
]);
