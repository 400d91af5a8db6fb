import { siteStore } from '../domain/site/siteStore.ts';
import { addressNamesApp, isAppSimulated, isWrappedApp } from '../domain/site/wrappedApp.browser.ts';
import { currentUserToken } from '../session/userToken.browser.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import type { StartItem } from './startItem.browser.ts';

/** AW-01 to AW-03: remembers the app around the page and begins to speak with it. Its code comes only there. */
export const wrappedApp: StartItem = {
  name: 'wrapped app',
  when: 'atOnce',
  start({ navigation, page, t, visit }) {
    if (addressNamesApp()) siteStore.setState({ isAndroidWrappedApp: true });
    if (!isWrappedApp()) return;
    const hadSession = currentUserToken() !== null;
    let isOver = false;
    let stop = () => {};
    const app = isAppSimulated(visit)
      ? import('../native/simulatedApp.browser.ts').then(({ simulateApp }) =>
          simulateApp({ t, culture: visit.culture }),
        )
      : Promise.resolve();
    Promise.all([import('./appMessages.browser.ts'), app]).then(
      ([{ startAppMessages }]) => {
        if (!isOver) stop = startAppMessages({ page, navigation, hadSession });
      },
      (error: unknown) => report('APP_INIT_ERROR', { item: 'wrapped app', ...errorFacts(error) }),
    );
    // A logout clears what the tab keeps, and the app is still there after it: written again before the page goes.
    const remember = () =>
      siteStore.restore(
        { getItem: tabStorage.get, setItem: (key, value) => void tabStorage.set(key, value) },
        () => ({}),
      );
    window.addEventListener('pagehide', remember);
    return () => {
      isOver = true;
      window.removeEventListener('pagehide', remember);
      stop();
    };
  },
};
