import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import type { ConsentChoice } from '../storage/consentChoice.ts';
import { deleteCookie, deleteCookiesByPrefix, setCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { persistentGroups } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { consentGroups } from '../storage/storageConsent.ts';
import { canStore } from '../storage/storageConsent.ts';
import { outcomeOf } from './consentOutcome.ts';
import { consentChoice } from './consentState.browser.ts';

const cookieOfGroup = {
  C0002: cookies.analyticsConsent,
  C0003: cookies.functionalConsent,
  C0004: cookies.marketingConsent,
} as const;

/** Deletes browser storage without consent, and asks the server to delete what only it can. */
function clearWithoutConsent(): void {
  for (const [key, group] of Object.entries(persistentGroups)) if (!canStore(group)) persistentStorage.remove(key);
  for (const { name, group, setBy } of Object.values(cookies))
    if (setBy !== 'server' && !canStore(group)) deleteCookiesByPrefix(name);
}

/** Writes the choice of each group to its cookie; without a choice deletes it. */
function markGroups(choice: ConsentChoice | null): void {
  for (const group of consentGroups) {
    const cookie = cookieOfGroup[group];
    if (choice === null) deleteCookie(cookie.name);
    else setCookie(cookie, String(choice.allowed.includes(group)));
  }
}

const keyOf = (choice: ConsentChoice | null) => JSON.stringify(choice);

/**
 * CO-02: applies each new choice once, whatever banner it comes from: sets the group cookies, deletes storage without
 * consent, and tracks the outcome.
 * @returns `apply` for a choice on this page; `adopt` for an earlier choice or one of another tab, which has tracked
 * it: true when it was new
 */
export function createConsentUpdates(): { apply(): void; adopt(): boolean } {
  let known: string | null = null;

  function take(choice: ConsentChoice | null): void {
    known = keyOf(choice);
    markGroups(choice);
    clearWithoutConsent();
  }

  /** Reads the current choice; undefined when it is not new. */
  function readNewChoice(): ConsentChoice | null | undefined {
    const choice = consentChoice();
    if (keyOf(choice) === known) return undefined;
    take(choice);
    return choice;
  }

  return {
    adopt: () => readNewChoice() !== undefined,
    apply() {
      const choice = readNewChoice();
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
