type Facts = Readonly<Record<string, string | number | null>>;

const maxFactLength = 300;
/** Characters of tokens and e-mail addresses. */
const opaqueRuns = /[\w.+@-]+/g;
const queryValues = /([?&][\w-]{1,40}=)[^&#\s]+/g;
/** What a text says of itself, as in a body that was read wrong: `"password":"…"`. */
const namedSecrets =
  /(["']?\b(?:password|passcode|username|user name|\w*token|e-?mail|authorization|cookie)\b["']?\s*[:=]\s*)(?:bearer\s+)?(?:"[^"]*"|'[^']*'|[^\s,;&]+)/gi;

/** Facts of a report as they may be kept: short, on one line, and without what looks like a secret. */
export function cleanFacts(facts: Facts): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name.slice(0, 40),
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  );
}

/** A text without what looks like a secret, on one line, cut to `longest`. */
export function cleanText(text: string, longest = maxFactLength): string {
  return text
    .slice(0, Math.max(longest, 1000))
    .replace(queryValues, '$1…')
    .replace(namedSecrets, '$1…')
    .replace(opaqueRuns, (run) => (isSecret(run) ? '…' : run))
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longest);
}

/** True for e-mail addresses, long opaque tokens and tokens in three parts: none of them belongs in a log (A16). */
function isSecret(run: string): boolean {
  const [account = '', ...hosts] = run.split('@');
  if (account !== '' && hosts.some((host) => host.slice(1).includes('.'))) return true;
  return run.split(/[+@]/).some((token) => {
    const lengths = token.split('.').map((part) => part.length);
    return lengths.some(
      (length, at) => length >= 40 || (length >= 8 && (lengths[at + 1] ?? 0) >= 8 && (lengths[at + 2] ?? 0) >= 8),
    );
  });
}
