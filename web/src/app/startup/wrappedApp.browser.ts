import { wrappedAppAttribute } from '../../domain/portal/openPortalWindow.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { addressNamesApp, isAppSimulated, isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import type { StartItem } from './startItems.browser.ts';

/** AW-01 to AW-03: detects the surrounding app and connects to it. Its code only loads inside an app. */
export const wrappedApp: StartItem = {
  name: 'wrapped app',
  when: 'atOnce',
  start({ navigation, page, t, visit }) {
    if (addressNamesApp()) siteStore.setState({ isAndroidWrappedApp: true });
    if (!isWrappedApp()) return;
    document.documentElement.setAttribute(wrappedAppAttribute, '');
    const hadSession = isPlayer();
    let isOver = false;
    let stop = () => {};
    const app = isAppSimulated(visit)
      ? import('../../services/native/simulateApp.browser.ts').then(({ simulateApp }) =>
          simulateApp({ t, culture: visit.culture }),
        )
      : Promise.resolve();
    Promise.all([import('./startAppMessages.browser.ts'), app]).then(
      ([{ startAppMessages }]) => {
        if (!isOver) stop = startAppMessages(navigation, page, hadSession);
      },
      (error: unknown) => report('APP_INIT_ERROR', { item: 'wrapped app', ...errorFacts(error) }),
    );
    return () => {
      isOver = true;
      stop();
    };
  },
};
