/** A cell as spreadsheets read it: quoted, and a text that begins like a formula is kept a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Minor units with a point before the decimals: spreadsheets of every language read it. */
export function csvAmount(minor: number): number {
  return minor / 100;
}

/** A table as a file for spreadsheets. */
export function historyCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
