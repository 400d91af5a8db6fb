import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';

/** Whether a slash is text input here. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the search on `/`, except while typing or while a dialog is open. */
export const searchKey = {
  name: 'search key',
  when: 'atOnce' as const,
  start() {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        isTyping(event.target) ||
        overlayStore.getState().open !== null ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      event.preventDefault();
      openOverlay('search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  },
};
