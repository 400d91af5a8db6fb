/**
 * Minor units of an amount as people type it: `50`, `50.00`, `£1,250`, `1 250,50`. Null for anything else: an amount
 * is never guessed. Every currency here has two decimals.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\p{Sc}]|CA(?=\$)|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  // A comma before three digits parts thousands; before one or two at the end it parts the cents, as a point does. A
  // point before three digits may mean either.
  const parts = /^(\d{1,3}(?:[,’']\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (parts === null) return null;
  const whole = Number((parts[1] ?? '').replace(/\D/g, ''));
  const amount = whole * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Whole minutes as people type them; null for anything else. */
export function parseMinutes(text: string): number | null {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
}
