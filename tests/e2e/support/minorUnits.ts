/** A displayed amount in minor units: `£1,000.35` is 100035, `−£3.40` is -340. */
export function minorUnits(text: string): number {
  const digits = Number(text.replace(/[^\d]/g, ''));
  return text.includes('\u2212') ? -digits : digits;
}
