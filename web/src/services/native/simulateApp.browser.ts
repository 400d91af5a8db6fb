import type { Culture } from '@foyer/contract/ids';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import styles from './simulateApp.module.css';

/**
 * Simulates the Android app in the sandbox: the interface that the app offers to a page, and a panel that shows each
 * message to it. The panel does not belong to the product, so React does not render it.
 */
export async function simulateApp({ t, culture }: { t: Translate; culture: Culture }): Promise<void> {
  if ('Android' in window) return;
  await loadLazyMessages(culture, 'simulatedApp');
  const card = make('details', { className: styles.app ?? '' });
  const count = make('span', { className: styles.count ?? '', textContent: '0' });
  const title = make('summary', { textContent: t('simulatedApp.title') });
  const list = make('ol');
  const nothing = make('p', { textContent: t('simulatedApp.nothing') });
  const breaks = make('input', { type: 'checkbox' });
  const breaksLabel = make('label');
  breaksLabel.append(breaks, t('simulatedApp.breaks'));
  const clear = make('button', { type: 'button', textContent: t('simulatedApp.clear') });
  clear.addEventListener('click', () => show([]));
  const inside = make('div', { className: styles.inside ?? '' });
  const what = make('p', { textContent: t('simulatedApp.what') });
  inside.append(what, nothing, list, breaksLabel, clear);
  title.append(count);
  card.append(title, inside);
  document.body.append(card);
  card.popover = 'manual';
  card.showPopover?.();

  let receivedTexts: string[] = [];
  function show(next: string[]): void {
    receivedTexts = next;
    count.textContent = String(receivedTexts.length);
    nothing.hidden = receivedTexts.length > 0;
    list.replaceChildren(
      ...receivedTexts.map((text) => {
        const item = make('li');
        item.append(make('code', { textContent: text }));
        return item;
      }),
    );
  }
  const postMessage = (text: string) => {
    if (breaks.checked) throw new Error('The simulated app takes nothing.');
    show([...receivedTexts, text]);
    // Reopen to stay above dialogs that opened later.
    card.hidePopover?.();
    card.showPopover?.();
  };
  Object.assign(window, { Android: { postMessage } });
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
