import type { Visit } from '../../services/market/visit.ts';
import { getCookie } from '../../services/storage/cookieJar.browser.ts';
import { cookies } from '../../services/storage/cookies.ts';
import { showsPreferredLanguage } from './showsPreferredLanguage.ts';
import { siteStore } from './siteStore.ts';

/** MK-04: updates the visibility of the language switch in the Site slice on every page and on changes of the flag,
 * because the cookie may have changed since the state was stored. */
export const languageChoiceStart = {
  name: 'language choice',
  when: 'atOnce' as const,
  start({ followFlags }: { followFlags: (listener: (visit: Visit) => void) => () => void }) {
    return followFlags((visit) =>
      siteStore.setState({ showPreferredLang: showsPreferredLanguage(getCookie(cookies.showPreferredLang), visit) }),
    );
  },
};
