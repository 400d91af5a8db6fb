/** Quotes a cell. A text that starts like a formula is escaped, so that spreadsheets do not execute it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Converts minor units to a number with a decimal point, which spreadsheets of every language read. */
export function csvAmount(minor: number): number {
  return minor / 100;
}

/** Formats a table as CSV. */
export function historyCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
