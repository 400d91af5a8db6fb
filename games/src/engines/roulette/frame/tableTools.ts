import { drawing, element } from '../../../page/element.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

const tools = {
  undo: 'M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  clear: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  double: 'M4 8l5 8M9 8l-5 8M13 10a3 3 0 1 1 5 2.5L13 17h6.5',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
} as const;
export type TableTool = keyof typeof tools;

/** Buttons that change the chips on the layout, each with an icon above its label. */
export interface TableTools {
  readonly buttons: readonly HTMLButtonElement[];
  setEnabled(tool: TableTool, isEnabled: boolean): void;
}

export function createTableTools(messages: RouletteMessages, onTool: (tool: TableTool) => void): TableTools {
  const names = Object.keys(tools) as TableTool[];
  const buttons = new Map(
    names.map((tool) => {
      // The full name begins with the visible label, so that speech input finds the button.
      const button = element(
        'button',
        { type: 'button', class: 'tool', 'aria-label': messages[tool] },
        drawing(tools[tool]),
        element('span', { class: 'tool-label' }, messages.toolLabels[tool]),
      );
      button.addEventListener('click', () => onTool(tool));
      return [tool, button] as const;
    }),
  );
  return {
    buttons: [...buttons.values()],
    setEnabled: (tool, isEnabled) => buttons.get(tool)?.setAttribute('aria-disabled', String(!isEnabled)),
  };
}
