import type { GameShellMessages } from '../frame/gameShellMessages.ts';
import { element } from '../page/element.ts';
import type { GameWindow } from './gameWindow.ts';

/** Explains why the game cannot continue, and offers a way out. Blocks the game behind it. */
export function showDeadEnd(text: string, messages: GameShellMessages, gameWindow: GameWindow): void {
  const leave = element('button', { type: 'button', class: 'plain' }, messages.leave);
  leave.addEventListener('click', () => gameWindow.postEvent({ type: 'exitRequested' }));
  document.body.replaceChildren(element('main', { class: 'screen' }, element('p', { role: 'alert' }, text), leave));
  leave.focus();
}

/** Resolves when the player chooses to retry. */
export function promptRetry(messages: GameShellMessages): Promise<void> {
  return new Promise((resolve) => {
    const again = element('button', { type: 'button', class: 'plain' }, messages.tryAgain);
    const dialog = element('dialog', { class: 'retry' }, element('p', { role: 'alert' }, messages.unavailable), again);
    again.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
