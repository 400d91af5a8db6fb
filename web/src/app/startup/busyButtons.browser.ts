import type { StartItem } from './startItems.browser.ts';

/** Follows busy buttons from the first press on, because none is busy before. */
export const busyButtons: StartItem = {
  name: 'busy buttons',
  when: 'idle',
  start({ t, visit }) {
    let stop = () => {};
    let isOver = false;
    const begin = () =>
      void import('./followBusyButtons.browser.ts').then(
        ({ followBusyButtons }) => {
          if (!isOver) stop = followBusyButtons(t, visit.culture);
        },
        () => undefined,
      );
    document.addEventListener('click', begin, { capture: true, once: true });
    return () => {
      isOver = true;
      document.removeEventListener('click', begin, { capture: true });
      stop();
    };
  },
};
