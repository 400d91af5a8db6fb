import * as v from 'valibot';

const value = v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/));
const transaction = v.object({ state: value, nonce: value, verifier: value });

/** What one login must have in the provider's response (state), in the ID token (nonce), and at the exchange (PKCE). */
export type Transaction = v.InferOutput<typeof transaction>;

export function writeTransaction({ state, nonce, verifier }: Transaction): string {
  return `${state}.${nonce}.${verifier}`;
}

/** Null for a text that `writeTransaction` did not write. */
export function readTransaction(text: string): Transaction | null {
  const [state, nonce, verifier] = text.split('.');
  const read = v.safeParse(transaction, { state, nonce, verifier });
  return read.success ? read.output : null;
}
