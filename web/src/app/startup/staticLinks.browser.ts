import { followLink } from '../../ui/followLink.ts';
import type { StartItem } from './startItems.browser.ts';

/** Links in static blocks, which React does not hydrate, navigate without a reload. */
export const staticLinks: StartItem = {
  name: 'static links',
  when: 'atOnce',
  start({ navigation }) {
    const follow = (event: MouseEvent) => {
      const { target, defaultPrevented } = event;
      const link = target instanceof Element ? target.closest('[data-static] a[href]') : null;
      if (!defaultPrevented) followLink(event, link?.getAttribute('href') ?? '', navigation);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  },
};
