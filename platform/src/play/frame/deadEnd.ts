import { element } from './element.ts';
import type { GameShellMessages } from './gameShellMessages.ts';
import type { GameWindow } from './gameWindow.ts';

/** Says why the game cannot go on, with the way out. Nothing can be played behind it. */
export function showDeadEnd(text: string, messages: GameShellMessages, gameWindow: GameWindow): void {
  const leave = element('button', { type: 'button', class: 'plain' }, messages.leave);
  leave.addEventListener('click', () => gameWindow.tell({ type: 'exitRequested' }));
  document.body.replaceChildren(element('main', { class: 'screen' }, element('p', { role: 'alert' }, text), leave));
  leave.focus();
}

/** Ends when the player asks to try again. */
export function askToTryAgain(messages: GameShellMessages): Promise<void> {
  return new Promise((resolve) => {
    const again = element('button', { type: 'button', class: 'plain' }, messages.tryAgain);
    const dialog = element('dialog', { class: 'ask' }, element('p', { role: 'alert' }, messages.unavailable), again);
    again.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
