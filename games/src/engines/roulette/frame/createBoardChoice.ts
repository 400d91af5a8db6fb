import { element } from '../../../page/element.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

const boards = ['layout', 'racetrack'] as const;
export type BoardName = (typeof boards)[number];

/** Switch between layout and racetrack, where a window has no room for both. */
export function createBoardChoice(messages: RouletteMessages, onChoice: (board: BoardName) => void) {
  let chosen: BoardName = 'layout';
  const radios = boards.map((board) => {
    const radio = element('input', { type: 'radio', name: 'board', value: board, checked: board === chosen });
    radio.addEventListener('change', () => choose(board));
    return radio;
  });
  function choose(board: BoardName): void {
    chosen = board;
    for (const radio of radios) radio.checked = radio.value === board;
    onChoice(board);
  }
  return {
    view: element(
      'div',
      { class: 'board-choice', role: 'radiogroup', 'aria-label': messages.boards },
      ...radios.map((radio, at) => element('label', {}, radio, element('span', {}, messages[boards[at] ?? 'layout']))),
    ),
    toggle: () => choose(chosen === 'layout' ? 'racetrack' : 'layout'),
  };
}
