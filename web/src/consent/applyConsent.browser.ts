import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { mayStore } from '../storage/consentGate.ts';
import { forgetCookie, forgetCookiesBeginning, keepCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { persistentGroups } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import type { ConsentChoice } from './consentChoice.ts';
import { consentGroups } from './consentChoice.ts';
import { outcomeOf } from './consentOutcome.ts';
import { consentChoice } from './consentState.browser.ts';

const cookieOfGroup = {
  C0002: cookies.analyticsConsent,
  C0003: cookies.functionalConsent,
  C0004: cookies.marketingConsent,
} as const;

/** Takes away what stands in this browser without consent; what only the server may touch, it takes away itself. */
function forgetWithoutConsent(): void {
  for (const [key, group] of Object.entries(persistentGroups)) if (!mayStore(group)) persistentStorage.remove(key);
  for (const { name, group, setBy } of Object.values(cookies))
    if (setBy !== 'server' && !mayStore(group)) forgetCookiesBeginning(name);
}

/** The cookie of each group says what was chosen; without a choice there is none. */
function markGroups(choice: ConsentChoice | null): void {
  for (const group of consentGroups) {
    const cookie = cookieOfGroup[group];
    if (choice === null) forgetCookie(cookie.name);
    else keepCookie(cookie, String(choice.allowed.includes(group)));
  }
}

const keyOf = (choice: ConsentChoice | null) => JSON.stringify(choice);

/**
 * CO-02: applies each new choice once, whichever banner it comes from and however often it is told of: marks the groups,
 * takes away what has lost its consent, and records what the choice came to.
 * @returns `apply` for what is chosen on this page; `adopt` for what was chosen before, or in another tab, which has
 * recorded it: true when it was news
 */
export function createConsentUpdates(): { apply(): void; adopt(): boolean } {
  let known: string | null = null;

  function take(choice: ConsentChoice | null): void {
    known = keyOf(choice);
    markGroups(choice);
    forgetWithoutConsent();
  }

  /** Takes what is chosen now; undefined when that is known already. */
  function takeNews(): ConsentChoice | null | undefined {
    const choice = consentChoice();
    if (keyOf(choice) === known) return undefined;
    take(choice);
    return choice;
  }

  return {
    adopt: () => takeNews() !== undefined,
    apply() {
      const choice = takeNews();
      if (choice === undefined || choice === null) return;
      trackInteraction({ area: 'cookieConsent', action: outcomeOf(choice.allowed, choice.closedAt, Date.now()) });
      for (const group of consentGroups)
        trackInteraction({
          area: 'cookieConsent',
          action: 'cookieItem',
          group,
          isAllowed: choice.allowed.includes(group),
        });
    },
  };
}
