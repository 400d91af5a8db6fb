type Facts = Readonly<Record<string, string | number | null>>;

const longestFact = 300;
/** Three-part tokens, long opaque ones, e-mail addresses and query values: none of them belongs in a log (A16). */
const secrets = /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}|[\w-]{40,}|[\w.+-]+@[\w-]+\.[\w.-]+/g;
const queryValues = /([?&][\w-]{1,40}=)[^&#\s]+/g;

/** Facts of a report as they may be kept: short, on one line, and without what looks like a secret. */
export function cleanFacts(facts: Facts): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name.slice(0, 40), typeof value === 'string' ? cleanText(value) : value]));
}

function cleanText(text: string): string {
  return text
    .slice(0, 1000)
    .replace(queryValues, '$1…')
    .replace(secrets, '…')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longestFact);
}
