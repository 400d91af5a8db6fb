import { element } from '@foyer/games/page/element';

/** UK25: the statement on customers' money. Its first sentence, the rating, stays in sight; the rest unfolds. */
export function fundsStatement(text: string): HTMLElement[] {
  if (text === '') return [];
  const end = text.search(/[.。]/) + 1;
  return [
    element(
      'details',
      { class: 'hint' },
      element('summary', {}, text.slice(0, end)),
      element('p', {}, text.slice(end).trim()),
    ),
  ];
}
