import { element } from '../../../../kernel/frame/element.ts';
import { rowCounts, type RowCount } from '../plinkoModel.ts';
import type { PlinkoMessages } from './plinkoMessages.ts';

/** Creates the choice of the number of rows: one radio button each. */
export function createRowChoice(messages: PlinkoMessages, first: RowCount, onChange: (rows: RowCount) => void) {
  const radios = new Map(
    rowCounts.map(
      (rows) =>
        [
          rows,
          element('input', { type: 'radio', name: 'rows', value: String(rows), checked: rows === first }),
        ] as const,
    ),
  );
  for (const [rows, radio] of radios) radio.addEventListener('change', () => onChange(rows));
  const view = element(
    'div',
    { class: 'row-choice', role: 'radiogroup', 'aria-label': messages.rows },
    ...Array.from(radios, ([rows, radio]) => element('label', {}, radio, element('span', {}, messages.rowCount(rows)))),
  );
  return {
    view,
    show(rows: RowCount): void {
      const radio = radios.get(rows);
      if (radio) radio.checked = true;
    },
    /** Disable all radio buttons: keyboard users cannot leave a checked button that is disabled alone. */
    setBusy(busy: boolean): void {
      for (const radio of radios.values()) radio.disabled = busy;
    },
  };
}
