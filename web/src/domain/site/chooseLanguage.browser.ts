import type { Culture } from '@foyer/contract/identifiers';
import { languageParameter } from '../../market/askedLanguage.ts';
import { keepCookie } from '../../storage/cookieJar.browser.ts';
import { cookies } from '../../storage/cookies.ts';

/**
 * Keeps the choice and loads this very page anew: words, formats and content all come from the server in the other
 * language. The session lives in the tab's storage and stays.
 */
export function chooseLanguage(language: Culture): void {
  keepCookie(cookies.userLanguage, language);
  // The browser brings back the place on the page; while the page is alive that is the navigation's own business.
  window.history.scrollRestoration = 'auto';
  const address = new URL(window.location.href);
  // An address that asks for a language would win over the choice.
  address.searchParams.delete(languageParameter);
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address.href);
}
