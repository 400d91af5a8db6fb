import type { Culture } from '@foyer/contract/ids';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import styles from './followBusyButtons.module.css';

/** Time after which a busy button says that it takes longer. */
export const longAfterMs = 8000;

const busyButton = 'button[aria-busy="true"]';

/**
 * Says beside each button that has been busy for long that it takes longer than usual. The note is in the button's own
 * form, because what is outside an open dialog is neither seen nor read out. Its live region exists before its text, so
 * that screen readers announce the text.
 * @returns the stop function
 */
export function followBusyButtons(t: Translate, culture: Culture): () => void {
  // Before it is needed: the network may be what the button waits for.
  const messages = loadLazyMessages(culture, 'waiting');
  const waiting = new Map<Element, () => void>();

  function beginWait(button: Element): void {
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    note.className = styles.note ?? '';
    (button.closest('form') ?? button.parentElement)?.append(note);
    const say = () => {
      check();
      if (waiting.has(button)) note.textContent = t('waiting.longer');
    };
    const timer = window.setTimeout(() => void messages.then(say, () => undefined), longAfterMs);
    waiting.set(button, () => {
      window.clearTimeout(timer);
      note.remove();
      waiting.delete(button);
    });
  }

  function check(): void {
    for (const [button, endWait] of waiting) if (!button.isConnected || !button.matches(busyButton)) endWait();
    for (const button of document.querySelectorAll(busyButton)) if (!waiting.has(button)) beginWait(button);
  }

  check();
  const observer = new MutationObserver(check);
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  return () => {
    observer.disconnect();
    for (const endWait of waiting.values()) endWait();
  };
}
