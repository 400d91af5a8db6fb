import { reloadOfferStore } from '../../services/api/reloadOfferStore.ts';
import { showLinkToast, showToast } from '../../services/overlays/toasts.ts';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import type { StartItem } from './startItems.browser.ts';
import { takeDueToast } from './tabReload.browser.ts';

/** Tells the player that the page was reloaded for a new release, and offers a reload that would interrupt something. */
export const releaseChange: StartItem = {
  name: 'releaseChange',
  when: 'atOnce',
  start: ({ t }) => {
    if (takeDueToast()) showToast(t('errors.pageUpdated'), 'info');
    const show = () => {
      if (!reloadOfferStore.getState().isOffered) return;
      reloadOfferStore.setState({ isOffered: false });
      showLinkToast(t('errors.pageOutdated'), {
        label: t('errors.reload'),
        href: window.location.href,
        onClick(event) {
          event.preventDefault();
          reloadPage();
        },
      });
    };
    show();
    return reloadOfferStore.subscribe(show);
  },
};
