import { showsPreferredLanguage } from '../domain/site/showsPreferredLanguage.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { seeCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import type { StartItem } from './startItem.browser.ts';

/** MK-04: what the site's state says of the toggle, anew with every page and with the flag: the cookie may have changed since it was stored. */
export const languageChoice: StartItem = {
  name: 'language choice',
  when: 'atOnce',
  start({ followFlags }) {
    return followFlags(({ languages }) =>
      siteStore.setState({
        showPreferredLang: showsPreferredLanguage(seeCookie(cookies.showPreferredLang), languages),
      }),
    );
  },
};
