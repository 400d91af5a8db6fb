import type { Culture } from '@foyer/contract/ids';
import { languageParameter } from '../../services/market/requestedLanguage.ts';
import { setCookie } from '../../services/storage/cookieJar.browser.ts';
import { cookies } from '../../services/storage/cookies.ts';
import { reloadPage } from '../../ui/reloadPage.browser.ts';

/**
 * Stores the choice and reloads this page: texts, formats and content all come from the server in the other language.
 * The session is in the tab's storage and survives.
 */
export function chooseLanguage(language: Culture): void {
  setCookie(cookies.userLanguage, language);
  // The browser restores the scroll position after the reload; otherwise our navigation does.
  window.history.scrollRestoration = 'auto';
  const address = new URL(window.location.href);
  // A language parameter in the address would override the choice.
  address.searchParams.delete(languageParameter);
  reloadPage(address.href);
}
