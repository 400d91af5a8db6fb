import { getCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';

/** Values of the cookies that select market and language. Another value means that every page is another one. */
export const marketCookies = (): string =>
  [cookies.userLanguage, cookies.countryIso3].map(({ name }) => getCookie({ name }) ?? '').join(' ');
