import type { ClauseDuty } from './clause.ts';

/** What every regulator demands of the terms of the account. */
export const termsDuties: readonly ClauseDuty[] = [
  {
    duty: 'A new version of the terms shows its differences and is accepted before play goes on.',
    shownIn: 'terms dialog',
    evidence: 'screen',
    services:
      'The account service keeps every acceptance with version, language and time, and refuses a launch without it.',
  },
  {
    duty: 'Every version of the terms can be read, with its date.',
    shownIn: 'terms page, account portal',
    evidence: 'screen',
    texts: ['termsLink', 'termsVersion'],
  },
];
