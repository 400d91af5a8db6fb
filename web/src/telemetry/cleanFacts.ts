type Facts = Readonly<Record<string, string | number | null>>;

const longestFact = 300;
/** Three-part tokens, long opaque ones and e-mail addresses: none of them belongs in a log (A16). */
const secrets = /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}|[\w-]{40,}|[\w.+-]+@[\w-]+\.[\w.-]+/g;
const queryValues = /([?&][\w-]{1,40}=)[^&#\s]+/g;
/** What a text says of itself, as in a body that was read wrong: `"password":"…"`. */
const namedSecrets = /(["']?\b(?:password|passcode|username|user name|\w*token|e-?mail|authorization|cookie)\b["']?\s*[:=]\s*)(?:bearer\s+)?(?:"[^"]*"|'[^']*'|[^\s,;&]+)/gi;

/** Facts of a report as they may be kept: short, on one line, and without what looks like a secret. */
export function cleanFacts(facts: Facts): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name.slice(0, 40), typeof value === 'string' ? cleanText(value) : value]));
}

/** A text without what looks like a secret, on one line, cut to `longest`. */
export function cleanText(text: string, longest = longestFact): string {
  return text
    .slice(0, Math.max(longest, 1000))
    .replace(queryValues, '$1…')
    .replace(namedSecrets, '$1…')
    .replace(secrets, '…')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longest);
}
