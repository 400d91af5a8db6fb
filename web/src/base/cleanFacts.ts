import { hideCardNumbers } from './hideCardNumbers.ts';

type Facts = Readonly<Record<string, string | number | null>>;

const maxFactLength = 300;
/** Characters of tokens and e-mail addresses. */
const opaqueRuns = /[\w.+@-]+/g;
const queryValues = /([?&][\w-]{1,40}=)[^&#\s]+/g;
/** Secrets that a text names itself, as in a JSON body: `"password":"…"`. */
const namedSecrets =
  /(["']?\b(?:password|passcode|username|user name|\w*token|e-?mail|authorization|cookie)\b["']?\s*[:=]\s*)(?:bearer\s+)?(?:"[^"]*"|'[^']*'|[^\s,;&]+)/gi;

const secretName = /^(?:password|passcode|username|user name|\w*token|e-?mail|authorization|cookie)$/i;

/** Whether the value of a field with this name is a secret, whatever it looks like. */
export const isSecretName = (name: string): boolean => secretName.test(name.trim());

/** Cleans the facts of a report for storage: short, on one line, without secrets in their names or values. */
export function cleanFacts(facts: Facts): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      cleanText(name, 40),
      typeof value === 'string' && isSecretName(name) ? '…' : cleanValue(value),
    ]),
  );
}

/** Cleans a text, and a number that may be a card number. */
function cleanValue(value: string | number | null): string | number | null {
  if (typeof value === 'string') return cleanText(value);
  return value !== null && hideCardNumbers(String(value)) === '…' ? '…' : value;
}

/** Removes what looks like a secret from a text, puts it on one line, and cuts it to `longest`. */
export function cleanText(text: string, maxLength = maxFactLength): string {
  return hideCardNumbers(text.slice(0, Math.max(maxLength, 1000)))
    .replace(queryValues, '$1…')
    .replace(namedSecrets, '$1…')
    .replace(opaqueRuns, (run) => (isSecret(run) ? '…' : run))
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, maxLength);
}

/**
 * Whether a run is an e-mail address, a long opaque token or a token in three parts. None of them may be logged (A16).
 */
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
